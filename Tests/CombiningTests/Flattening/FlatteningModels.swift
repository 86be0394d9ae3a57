import TestSupport

/// Models of the operators that subscribe to an inner signal for each value.
///
/// The first upstream is the outer signal, the others are the inner ones: a value stands for one of them.
@Suite(.withoutLeaks) struct FlatteningModels {
  @Test(.proves("B064", "B077", "B079", "B080", "B187")) func merge() {
    func model(_ upstreams: [ModelUpstream]) -> [Step<Int>] {
      let outer = upstreams[0].subscribed(order: 0)
      let inners = outer.values.enumerated().map { index, value in
        upstreams[1 + value.value % 2].subscribed(at: value.moment, order: 1 + index)
      }
      return .merging([outer.onlyEnd] + inners + (outer.end == nil ? [[]] : []))
    }
    expectModel("flatMap, merge", upstreams: 3) { sources, _ in sources[0].flatMap { sources[1 + $0 % 2] } }
      .follows { model($0) }
    expectModel("flatten", upstreams: 3) { sources, _ in sources[0].map { sources[1 + $0 % 2] }.flatten() }
      .follows { model($0) }
  }

  /// At most `limit` run, the others wait until one completes.
  private func queueing(limit: Int, _ upstreams: [ModelUpstream]) -> [Step<Int>] {
    let outer = upstreams[0].subscribed(order: 0)
    var inners: [[Occurrence<Int>]] = []
    /// The time at which each place becomes free. `nil` means never.
    var free: [Instant?] = Array(repeating: .start, count: limit)
    for (moment, value) in outer.values {
      let places = free.enumerated().compactMap { place, moment in moment.map { (place, $0) } }
      guard let (place, earliest) = places.min(by: { $0.1 < $1.1 }) else { break }
      let start = max(moment, earliest)
      let inner = upstreams[1 + value % 2].subscribed(at: start, order: 1 + inners.count)
      free[place] = inner.end?.moment
      inners.append(inner)
    }
    // A signal that never starts never completes.
    let isStuck = outer.end == nil || inners.count < outer.values.count
    return .merging([outer.onlyEnd] + inners + (isStuck ? [[]] : []))
  }

  // A value sent together with the completion of a hot inner signal is tested elsewhere.
  @Test(.proves("B188", "B189", "B190", "B198")) func queueing() {
    for limit in 1...3 {
      expectModel("flatMap, merge(limit: \(limit))", upstreams: 3, histories: 1_000) { sources, _ in
        sources[0].flatMap(.merge(limit: limit)) { sources[1 + $0 % 2] }
      }
      .follows { queueing(limit: limit, $0) }
    }
    expectModel("flatMap, concat", upstreams: 3) { sources, _ in
      sources[0].flatMap(.concat) { sources[1 + $0 % 2] }
    }
    .follows { queueing(limit: 1, $0) }
    expectModel("concat, of inner signals", upstreams: 3, histories: 500) { sources, _ in
      sources[0].map { sources[1 + $0 % 2] }.concat()
    }
    .follows { queueing(limit: 1, $0) }
  }

  /// At most `limit` run or have values that wait. The values of one follow those of the one before.
  private func ordering(limit: Int, _ upstreams: [ModelUpstream]) -> [Step<Int>] {
    let outer = upstreams[0].subscribed(order: 0)
    var sent: [Occurrence<Int>] = []
    /// The moments at which inner signals have been sent completely, each after the one before. `nil` means never.
    var ends: [Instant?] = []
    for (index, value) in outer.values.enumerated() {
      guard let free = index < limit ? Instant.start : ends[index - limit] else { break }
      let inner = upstreams[1 + value.value % 2].subscribed(at: max(value.moment, free), order: 1 + index)
      let turn = index == 0 ? Instant.start : ends[index - 1]
      sent += inner.filter { $0.event.failure != nil }
      sent += inner.filter { !$0.event.isTerminal }.compactMap { occurrence in
        turn.map { Occurrence(moment: max(occurrence.moment, $0), event: occurrence.event) }
      }
      let end = inner.end.flatMap { $0.event == .completed ? $0.moment : nil }
      ends.append(end.flatMap { end in turn.map { max(end, $0) } })
    }
    sent += outer.filter { $0.event.failure != nil }
    if let end = outer.end, end.event == .completed, ends.count == outer.values.count,
      let last = ends.isEmpty ? Instant.start : ends.last.flatMap({ $0 })
    {
      sent.append(Occurrence(moment: max(end.moment, last), event: .completed))
    }
    return sent.sorted { $0.moment < $1.moment }.map(\.step).upToEnd()
  }

  @Test(arguments: [1, 2, 3, Int.max])
  func ordered(limit: Int) {
    expectModel("flatMap, ordered(limit: \(limit))", upstreams: 3, histories: 1_000) { sources, _ in
      sources[0].flatMap(.ordered(limit: limit)) { sources[1 + $0 % 2] }
    }
    .follows { ordering(limit: limit, $0) }
  }

  @Test func flatScan() {
    expectModel("flatScan", upstreams: 3) { sources, _ in
      sources[0].flatScan(1) { last, value in sources[1 + value % 2].map { $0 + last }.erased }
    }
    .follows { upstreams in
      let outer = upstreams[0].subscribed(order: 0)
      var inners: [[Occurrence<Int>]] = []
      for (index, value) in outer.values.enumerated() {
        let before = inners.joined().filter { $0.moment < value.moment && $0.event.value != nil }
        let last = before.max { $0.moment < $1.moment }?.event.value ?? 1
        inners.append(
          upstreams[1 + value.value % 2].subscribed(at: value.moment, order: 1 + index)
            .map { Occurrence(moment: $0.moment, event: $0.event.map { $0 + last }) }
        )
      }
      return .merging([outer.onlyEnd] + inners + (outer.end == nil ? [[]] : []))
    }
  }

  @Test func delayingFailures() {
    expectModel("flatMap, delaying failures", upstreams: 3) { sources, _ in
      sources[0].flatMap(delayingFailures: true) { sources[1 + $0 % 2] }
    }
    .follows { upstreams in
      let outer = upstreams[0].subscribed(order: 0)
      let inners = outer.values.enumerated().map { index, value in
        upstreams[1 + value.value % 2].subscribed(at: value.moment, order: 1 + index)
      }
      let all = [outer.onlyEnd] + inners
      let failures = all.joined().filter { $0.event.failure != nil }
      let first = failures.min { $0.moment < $1.moment }?.event.failure
      let completing = all.map { part in
        part.map { Occurrence(moment: $0.moment, event: $0.event.failure == nil ? $0.event : .completed) }
      }
      let output: [Step<Int>] = .merging(completing + (outer.end == nil ? [[]] : []))
      return output.map { step in
        guard step.event == .completed, let first else { return step }
        return Step(step.tick, .failed(first))
      }
    }
  }

  /// Each inner signal runs until the next one begins.
  private func switching(_ choices: [Occurrence<Int>], _ upstreams: [ModelUpstream]) -> [Step<Int>] {
    let values = choices.values
    let inners = values.enumerated().map { index, value in
      let all = upstreams[value.value].subscribed(at: value.moment, order: 1 + index)
      return index + 1 == values.count
        ? all : all.filter { $0.moment < values[index + 1].moment }.withoutCompletion
    }
    let isEndless = choices.end == nil || inners.last.map { $0.end == nil } ?? false
    // One completion stands for all, since only that of the last inner signal is left.
    let ends = choices.onlyEnd + (inners.last?.onlyEnd ?? [])
    let parts = [ends.filter { $0.event != .completed }, inners.joined().filter { !$0.event.isTerminal }]
    let failures = inners.joined().filter { $0.event.failure != nil }
    let completion = ends.map(\.moment).max().map { [Occurrence<Int>(moment: $0, event: .completed)] } ?? []
    return (parts.joined() + failures + (isEndless ? [] : completion))
      .sorted { $0.moment < $1.moment }.map(\.step).upToEnd()
  }

  @Test(.proves("B200", "B201", "B202", "B203", "B206", "B207", "B209")) func latest() {
    func model(_ upstreams: [ModelUpstream]) -> [Step<Int>] {
      let outer = upstreams[0].subscribed(order: 0)
      let choices = outer.map { Occurrence(moment: $0.moment, event: $0.event.map { 1 + $0 % 2 }) }
      return switching(choices, upstreams)
    }
    expectModel("flatMap, latest", upstreams: 3) { sources, _ in
      sources[0].flatMap(.latest) { sources[1 + $0 % 2] }
    }
    .follows { model($0) }
    expectModel("switchToLatest", upstreams: 3) { sources, _ in
      sources[0].map { sources[1 + $0 % 2] }.switchToLatest()
    }
    .follows { model($0) }
    expectModel("if", upstreams: 3) { sources, _ in
      Signal.if(sources[0].map { $0 % 2 == 0 }, then: sources[1], else: sources[2])
    }
    .follows { model($0) }
    expectModel("switch(on:)", upstreams: 4) { sources, _ in
      Signal.switch(
        on: sources[0].map { $0 % 3 },
        cases: [0: sources[1], 1: sources[2]],
        default: sources[3]
      )
    }
    .follows { upstreams in
      let selector = upstreams[0].subscribed(order: 0)
      let choices = selector.map { Occurrence(moment: $0.moment, event: $0.event.map { 1 + $0 % 3 }) }
      return switching(choices, upstreams)
    }
  }

  @Test func first() {
    expectModel("flatMap, first", upstreams: 3) { sources, _ in
      sources[0].flatMap(.first) { sources[1 + $0 % 2] }
    }
    .follows { upstreams in
      let outer = upstreams[0].subscribed(order: 0)
      var inners: [[Occurrence<Int>]] = []
      var isFree: Instant? = .start
      for (moment, value) in outer.values {
        guard let free = isFree, free < moment else { continue }
        let inner = upstreams[1 + value % 2].subscribed(at: moment, order: 1 + inners.count)
        isFree = inner.end?.moment
        inners.append(inner)
      }
      return .merging([outer.onlyEnd] + inners + (outer.end == nil ? [[]] : []))
    }
  }

  @Test(.proves("B064", "B065")) func bind() {
    // 9 ends the source, 8 ends it after an inner signal.
    expectModel("bind", upstreams: 3) { sources, _ in
      sources[0].bind {
        { value, stop in
          stop = value == 8
          return value == 9 ? nil : sources[1 + value % 2]
        }
      }
    }
    .follows { upstreams in
      let outer = upstreams[0].subscribed(order: 0)
      let stop = outer.first { [8, 9].contains($0.event.value) }
      let heard = outer.prefix { $0.moment <= stop?.moment ?? $0.moment }
      let end = stop.map { [Occurrence(moment: $0.moment, event: .completed)] } ?? outer.onlyEnd
      let inners = Array(heard).values.filter { $0.value != 9 }.enumerated().map { index, value in
        upstreams[1 + value.value % 2].subscribed(at: value.moment, order: 1 + index)
      }
      return .merging([end] + inners + (end.isEmpty ? [[]] : []))
    }
  }

  /// Values below 20 are expanded: 3 into an inner signal whose values are from 10 to 19, those into one with values
  /// from 20. Values that an inner signal sends while it is being started are expanded after the start.
  private func expanding(limit: Int, _ upstreams: [ModelUpstream]) -> [Step<Int>] {
    struct Pending {
      let occurrence: Occurrence<Int>
      /// The start of the call that this is a part of, if that call starts an inner signal.
      let start: Instant?
      let isInner: Bool
    }
    var pending: [Pending] = upstreams[0].subscribed(order: 0).taking(3).map {
      Pending(occurrence: $0, start: nil, isInner: false)
    }
    var isEndless = pending.last.map { !$0.occurrence.event.isTerminal } ?? true
    var waiting: [Int] = []
    var running = 0
    var count = 0
    var output: [Step<Int>] = []
    while let index = pending.indices.min(by: {
      pending[$0].occurrence.moment < pending[$1].occurrence.moment
    }) {
      let next = pending.remove(at: index)
      switch next.occurrence.event {
      case .failed: return output + [next.occurrence.step]
      case .completed:
        if next.isInner { running -= 1 }
      case .next(let value):
        output.append(next.occurrence.step)
        if value < 20 { waiting.append(value) }
      }
      let start = next.start ?? next.occurrence.moment
      while running < limit, !waiting.isEmpty {
        let value = waiting.removeFirst()
        running += 1
        count += 1
        let inner = upstreams[1 + value % 2].subscribed(at: start, order: count).taking(3)
        if inner.end == nil { isEndless = true }
        pending += inner.map { occurrence in
          let isAtOnce =
            occurrence.moment.parts.count == start.parts.count + 2
            && occurrence.moment.parts.starts(with: start.parts)
          let sent = occurrence.event.map { $0 + 10 * (value / 10 + 1) }
          return Pending(
            occurrence: Occurrence(moment: occurrence.moment, event: sent),
            start: isAtOnce ? start : nil,
            isInner: true
          )
        }
      }
      let isOver = pending.isEmpty && !isEndless && waiting.isEmpty
      if isOver { output.append(Step(next.occurrence.moment.tick, .completed)) }
    }
    return output
  }

  @Test(arguments: [1, 2, Int.max])
  func expand(limit: Int) {
    expectModel("expand(maxConcurrent:), \(limit)", upstreams: 3) { sources, _ in
      sources[0].take(3).expand(maxConcurrent: limit) { value in
        value < 20 ? sources[1 + value % 2].take(3).map { $0 + 10 * (value / 10 + 1) }.erased : .empty
      }
    }
    .follows { upstreams in expanding(limit: limit, upstreams) }
  }
}
