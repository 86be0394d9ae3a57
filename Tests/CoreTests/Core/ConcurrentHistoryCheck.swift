import TestSupport

/// The comparison of a concurrent history with the rules of events.
///
/// All subscribers of a source see its values in one order, so the first subscriber of each source states that order. A subscriber of a
/// signal made of sources is compared with the orders of these.
struct ConcurrentHistoryCheck {
  private typealias Observer = ConcurrentHistory.Observer
  private typealias Row = ConcurrentHistory.Row

  private struct Fault: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// The first violation of a rule.
  private(set) var fault: String?

  private let plan: ConcurrentPlan
  /// For each source, its values in order.
  private let orders: [[Int]]
  /// For each value, its position in the order of its source.
  private var positions: [Int: Int] = [:]
  private let failed: Set<Int>
  private let sharedRows: [Row]
  private let sent: [Int: Int]

  init(
    _ history: ConcurrentHistory,
    _ reference: [ConcurrentHistory.Observer],
    _ sharing: ConcurrentHistory.Observer,
    _ observers: [ConcurrentHistory.Observer],
    _ sent: [Int: Int]
  ) {
    plan = history.plan
    self.sent = sent
    orders = reference.map { $0.record.value.rows.map { $0[0] } }
    failed = Set(reference.indices.filter { reference[$0].record.value.end?.failure != nil })
    sharedRows = sharing.record.value.rows
    for order in orders {
      for (position, value) in order.enumerated() { positions[value] = position }
    }
    do throws(Fault) {
      for (source, observer) in reference.enumerated() {
        try checkOrder(source, isEnded: observer.record.value.end?.failure != nil)
      }
      for (number, observer) in observers.enumerated() {
        do throws(Fault) {
          try check(observer)
        } catch {
          throw Fault("subscriber \(number), of \(observer.shape), \(error.text): \(observer.record.value)")
        }
      }
    } catch {
      fault = "\(error.text)\norders \(orders)"
    }
  }

  /// Fails unless each value has come at most once, and the values of a thread in the order in which it sent them.
  private func checkOrder(_ source: Int, isEnded: Bool) throws(Fault) {
    let order = orders[source]
    guard Set(order).count == order.count else { throw Fault("source \(source) sends a value twice") }
    var last: [Int: Int] = [:]
    for value in order {
      guard sent[value] != nil, ConcurrentPlan.source(of: value) == source else {
        throw Fault("source \(source) sends \(value), which nobody sent")
      }
      let sender = ConcurrentPlan.sender(of: value)
      if sender != 9, last[sender, default: -1] > value {
        throw Fault("source \(source) sends \(value) too late")
      }
      last[sender] = value
    }
    if plan.canEnd(source) { return }
    for value in sent.keys where ConcurrentPlan.source(of: value) == source && positions[value] == nil {
      throw Fault("source \(source) loses \(value)")
    }
  }

  private func check(_ observer: Observer) throws(Fault) {
    let record = observer.record.value
    if let fault = record.fault { throw Fault(fault) }
    let isDisposed = record.disposal != nil
    guard isDisposed || record.end != nil else { throw Fault("has no end") }
    let isWhole = !isDisposed && record.end == .completed
    let rows = record.rows
    for value in rows.joined() where positions[value] == nil {
      throw Fault("receives \(value), which the first subscriber did not")
    }
    func column(_ index: Int) -> [Int] { rows.map { $0[index] } }
    switch observer.shape {
    case .bare(let source):
      try checkSegment(column(0), of: source, toEnd: !isDisposed)
      if !isDisposed { try checkStart(column(0), of: source, observer) }
    case .merge(let all):
      for source in all {
        let values = column(0).filter { ConcurrentPlan.source(of: $0) == source }
        try checkSegment(values, of: source, toEnd: isWhole)
        if isWhole { try checkStart(values, of: source, observer) }
      }
    case .share:
      guard let first = rows.first else { break }
      guard let start = sharedRows.firstIndex(of: first), sharedRows[start...].starts(with: rows) else {
        throw Fault("is not part of what the first subscriber receives, \(sharedRows)")
      }
      if !isDisposed, start + rows.count != sharedRows.count { throw Fault("lacks the last values") }
    case .combineLatest:
      for (row, next) in zip(rows, rows.dropFirst()) {
        let steps = zip(row, next).map { positions[$1, default: 0] - positions[$0, default: 0] }
        guard steps.sorted() == [0, 1] else { throw Fault("goes from \(row) to \(next)") }
      }
      if isWhole, let last = rows.last {
        for value in last where orders[ConcurrentPlan.source(of: value)].last != value {
          throw Fault("does not end with the last values")
        }
      }
    case .zip(let a, let b):
      try checkSegment(column(0), of: a, toEnd: false)
      try checkSegment(column(1), of: b, toEnd: false)
      if isWhole, let first = rows.first {
        let rest = zip(first, [a, b]).map { orders[$1].count - positions[$0, default: 0] }
        guard rows.count == rest.min() else { throw Fault("has not all pairs") }
      }
    case .withLatest(let source, from: _):
      try checkSegment(column(0), of: source, toEnd: isWhole)
      let others = column(1).map { positions[$0, default: 0] }
      guard others == others.sorted() else { throw Fault("goes back") }
    case .takeUntil(let source, trigger: _): try checkSegment(column(0), of: source, toEnd: false)
    case .flatMap(let strategy, let outer, of: _, _):
      var groups: [(outer: Int, inner: [Int])] = []
      for row in rows {
        if strategy == .merge {
          if let index = groups.firstIndex(where: { $0.outer == row[0] }) {
            groups[index].inner.append(row[1])
            continue
          }
        } else if groups.last?.outer == row[0] {
          groups[groups.count - 1].inner.append(row[1])
          continue
        }
        groups.append((row[0], [row[1]]))
      }
      for (index, group) in groups.enumerated() {
        guard ConcurrentPlan.source(of: group.outer) == outer else { throw Fault("has another order") }
        let isLast = index == groups.count - 1
        try checkSegment(
          group.inner,
          of: ConcurrentPlan.source(of: group.inner[0]),
          toEnd: isWhole && (strategy != .latest || isLast && orders[outer].last == group.outer)
            || strategy == .concat && !isLast
        )
      }
      if strategy != .merge {
        let order = groups.map { positions[$0.outer, default: 0] }
        guard zip(order, order.dropFirst()).allSatisfy(<) else {
          throw Fault("does not follow the outer values")
        }
      }
    }
  }

  /// Fails unless `values` follow one another in the order of the source, and end where it ends.
  private func checkSegment(_ values: [Int], of source: Int, toEnd: Bool) throws(Fault) {
    for (value, next) in zip(values, values.dropFirst()) {
      guard positions[next] == positions[value, default: 0] + 1 else {
        throw Fault("receives \(next) after \(value)")
      }
    }
    if toEnd, let last = values.last, orders[source].last != last { throw Fault("lacks the last values") }
  }

  /// Fails if a value is missing that was sent after the subscription had been made.
  private func checkStart(_ values: [Int], of source: Int, _ observer: Observer) throws(Fault) {
    let first = values.first.flatMap { positions[$0] } ?? .max
    for value in orders[source] where sent[value, default: 0] > observer.start.value {
      guard positions[value, default: 0] >= first else { throw Fault("lacks \(value)") }
    }
  }
}

extension ConcurrentPlan {
  /// A Boolean value that indicates whether an operation ends a source before the end of the history.
  func canEnd(_ source: Int) -> Bool {
    func ends(_ operation: Operation) -> Bool {
      switch operation {
      case .complete(source), .fail(source): true
      case .subscribe(_, let reaction?, _): ends(reaction)
      default: false
      }
    }
    return threads.joined().contains(where: ends)
  }
}
