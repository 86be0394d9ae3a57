import TestSupport

/// A search for an order of the changes in which a sequential model sends each observer the values that it received.
///
/// The observers of the sources give the order of the changes of each source. The traces give the order across sources: the
/// writes that a value was computed from precede the writes that it does not include.
struct PropertyHistoryCheck {
  private typealias Observation = (observer: HistoryObserver, record: HistoryObserver.Record)

  private let plan: PropertyPlan
  private let state: PropertyHistory.State
  private let observations: [Observation]
  private let last: [Trace?]
  private let evaluations: [Evaluation: Int]

  /// The writes of each lane, as published.
  private var lanes: [[Int32]]
  /// The position of each published write in its lane.
  private var positions: [Int32: Int] = [:]
  /// The change that each write of a lane belongs to. Change 0 is the initial state.
  private var changes: [[Int]]
  private var followers: [Set<Int>] = [[]]

  private struct Fault: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  init(_ history: PropertyHistory, _ last: [Trace?]) {
    plan = history.plan
    state = history.state.value
    observations = state.observers.map { ($0, $0.record.value) }
    self.last = last
    evaluations = history.evaluations.value
    lanes = plan.peers.map { _ in [] }
    changes = lanes.map { _ in [] }
  }

  /// The first difference from the model, or `nil` if there is none.
  var fault: String? {
    var check = self
    do throws(Fault) {
      try check.findLanes()
      try check.findMissingWrites()
      try check.findOrder()
      let states = try check.replay()
      try check.compare(with: states)
      try check.checkEvaluations(states)
      try check.checkReadings()
      try check.checkEnds()
      return nil
    } catch {
      return error.text
    }
  }

  // MARK: Changes

  private func lane(of write: PropertyHistory.Write) -> Int { plan.lane(of: write.source) }

  private mutating func findLanes() throws(Fault) {
    var changeOfTransaction: [Int: Int] = [:]
    for source in 0..<plan.sourceCount where plan.lane(of: source) == source {
      for trace in observations[source].record.values {
        let write = trace.writes[source]
        guard write >= 0, positions[write] == nil else {
          throw Fault("source \(source) sends \(write) twice")
        }
        positions[write] = lanes[source].count
        lanes[source].append(write)
        changes[source].append(lanes[source].count == 1 ? 0 : change(of: write, &changeOfTransaction))
      }
      for (earlier, later) in zip(changes[source], changes[source].dropFirst()) {
        guard earlier != later else { throw Fault("source \(source) sends a transaction twice") }
        followers[earlier].insert(later)
      }
    }
  }

  private mutating func change(of write: Int32, _ changeOfTransaction: inout [Int: Int]) -> Int {
    if let number = state.writes[Int(write)].transaction {
      if let change = changeOfTransaction[number] { return change }
      changeOfTransaction[number] = followers.count
    }
    followers.append([])
    return followers.count - 1
  }

  /// Returns the time at which a write had certainly been accepted for publication.
  private func end(of write: PropertyHistory.Write) -> Int {
    write.transaction.map { state.transactionEnds[$0] } ?? write.end
  }

  /// Fails if a write was not published, unless it was in a transaction and another write replaced it before the end.
  private func findMissingWrites() throws(Fault) {
    for write in state.writes where positions[write.number] == nil {
      let lane = lane(of: write)
      guard let first = lanes[lane].first, write.number > first else { continue }
      let isReplaced =
        write.transaction != nil
        && state.writes.contains {
          $0.number != write.number && self.lane(of: $0) == lane && $0.end > write.start
            && $0.start < end(of: write)
        }
      guard isReplaced else { throw Fault("write \(write.number) of source \(lane) is lost") }
    }
  }

  // MARK: Order of changes

  private func change(_ lane: Int, after write: Int32) -> Int? {
    guard let position = positions[write], position + 1 < lanes[lane].count else { return nil }
    return changes[lane][position + 1]
  }

  private mutating func findOrder() throws(Fault) {
    for (observer, record) in observations {
      for (index, trace) in record.values.enumerated() {
        let name = "value \(index) of an observer of node \(observer.node)"
        try orderByParts(trace, name)
        if index > 0, !plan.blurred.contains(observer.node) {
          try orderByTrigger(record.values[index - 1], trace, name)
        }
      }
    }
    if plan.isConnected { orderByTime() }
  }

  /// Orders the writes that a value includes before the writes that it does not include.
  private mutating func orderByParts(_ trace: Trace, _ name: String) throws(Fault) {
    guard !trace.isTorn else { throw Fault("\(name) includes two writes of one source") }
    for (lane, write) in trace.sources {
      guard let position = positions[write] else {
        throw Fault("\(name) includes write \(write), which was not published")
      }
      for (other, otherWrite) in trace.sources where other != lane {
        guard let next = change(other, after: otherWrite) else { continue }
        guard next != changes[lane][position] else { throw Fault("\(name) includes half of a transaction") }
        followers[changes[lane][position]].insert(next)
      }
    }
  }

  /// Finds the one change that caused a new value: the next change of a source of the previous value. No other source of
  /// that value may have changed before it, and the new value may include no later change.
  private mutating func orderByTrigger(_ before: Trace, _ trace: Trace, _ name: String) throws(Fault) {
    var trigger: Int?
    for (lane, write) in before.sources
    where trace.writes[lane] != Trace.none && trace.writes[lane] != write {
      guard let next = change(lane, after: write),
        positions[trace.writes[lane]] == (positions[write] ?? 0) + 1
      else {
        throw Fault("\(name) leaves out writes of source \(lane): \(write) to \(trace.writes[lane])")
      }
      guard trigger == nil || trigger == next else { throw Fault("\(name) includes two changes at once") }
      trigger = next
    }
    guard let trigger else { throw Fault("\(name) is the same as the one before") }
    for (lane, write) in before.sources {
      if let next = change(lane, after: write), next != trigger { followers[trigger].insert(next) }
    }
    for (lane, write) in trace.sources {
      let change = changes[lane][positions[write] ?? 0]
      if change != trigger { followers[change].insert(trigger) }
    }
  }

  /// Orders a write that has returned before a write that begins later. All sources must be connected.
  private mutating func orderByTime() {
    let published = state.writes.filter { positions[$0.number, default: 0] > 0 }
    for later in published {
      let laterChange = changes[lane(of: later)][positions[later.number] ?? 0]
      for earlier in published where end(of: earlier) < later.start {
        let change = changes[lane(of: earlier)][positions[earlier.number] ?? 0]
        // The transaction may have begun earlier, with another write.
        let isWholeLater = published.allSatisfy {
          changes[lane(of: $0)][positions[$0.number] ?? 0] != laterChange || $0.start > end(of: earlier)
        }
        if isWholeLater { followers[change].insert(laterChange) }
      }
    }
  }

  // MARK: Model

  /// Returns the values of all nodes after each change.
  private func replay() throws(Fault) -> [[Trace]] {
    var writes = SIMD4<Int32>(repeating: Trace.none)
    for lane in lanes.indices where !lanes[lane].isEmpty { writes[lane] = lanes[lane][0] }
    var states = [plan.values(of: writes)]
    var waitsFor = Array(repeating: 0, count: followers.count)
    for change in followers.joined() { waitsFor[change] += 1 }
    var ready = waitsFor.indices.filter { waitsFor[$0] == 0 }
    var count = 0
    while let change = ready.popLast() {
      count += 1
      for follower in followers[change] {
        waitsFor[follower] -= 1
        if waitsFor[follower] == 0 { ready.append(follower) }
      }
      if change == 0 { continue }
      for lane in lanes.indices {
        if let position = changes[lane].firstIndex(of: change) { writes[lane] = lanes[lane][position] }
      }
      states.append(plan.values(of: writes))
    }
    guard count == followers.count else {
      throw Fault("the values contradict each other about the order of changes")
    }
    return states
  }

  private func compare(with states: [[Trace]]) throws(Fault) {
    for (number, (observer, record)) in observations.enumerated() {
      let name = "observer \(number), of node \(observer.node)"
      if let fault = record.fault { throw Fault("\(name) \(fault)") }
      guard let first = record.values.first else {
        if record.isDisposed { continue }
        throw Fault("\(name) receives nothing")
      }
      let starts = states.indices.filter { states[$0][observer.node] == first }
      guard let start = starts.first else {
        throw Fault("\(name) begins with \(first), which is no state of the model")
      }
      let sent = record.values
      func isExpected(_ expected: [Trace]) -> Bool {
        record.isDisposed ? expected.starts(with: sent) : expected == sent
      }
      let expected = values(of: observer.node, in: states[start...])
      // A blurred node can have the same value in several states, and the observer may have begun with any of them.
      let isBlurred = plan.blurred.contains(observer.node)
      let isRight =
        isExpected(expected)
        || isBlurred && starts.contains { isExpected(values(of: observer.node, in: states[$0...])) }
      guard isRight else {
        throw Fault("\(name) receives \(sent), expected \(expected)")
      }
      try checkFirst(first, of: observer, name)
    }
    for (node, value) in last.enumerated() where value != nil && value != states.last?[node] {
      throw Fault("the last value of node \(node) is \(value as Any), expected \(states.last?[node] as Any)")
    }
  }

  private func values(of node: Int, in states: ArraySlice<[Trace]>) -> [Trace] {
    var values: [Trace] = []
    for state in states where state[node] != values.last { values.append(state[node]) }
    return values
  }

  /// Fails if a closure has been called more often than the states of its inputs demand.
  ///
  /// On one thread it is called once for each state of its inputs, for readers and observers together. An observation that begins where
  /// the published values are not the current ones may compute a state again, which a later reading has replaced. A thread does not wait
  /// for another one that computes the same state, and does not keep a state older than that of another. So on several threads each
  /// reading and each observation may compute it.
  private func checkEvaluations(_ states: [[Trace]]) throws(Fault) {
    let surplus =
      plan.threads.count == 1
      ? state.lateObservationCount : state.readings.count + plan.nodes.count + state.observers.count
    for (evaluation, count) in evaluations where count > 1 + surplus {
      var limit = 1
      if plan.blurred.contains(evaluation.closure.node) {
        // The inputs can have the same values again. Readers see each write, and observers each change.
        limit = repetitions(of: evaluation, in: acceptedStates) + repetitions(of: evaluation, in: states)
      }
      guard count > limit + surplus else { continue }
      throw Fault(
        "a closure of node \(evaluation.closure.node) is called \(count) times with \(evaluation.arguments), expected \(limit + surplus)"
      )
    }
  }

  /// The number of times that the inputs of a closure have changed to the given values.
  private func repetitions(of evaluation: Evaluation, in states: [[Trace]]) -> Int {
    var last: [Trace]?
    var count = 0
    for state in states {
      let arguments = plan.arguments(of: evaluation.closure, in: state)
      if arguments != last, arguments == evaluation.arguments { count += 1 }
      last = arguments
    }
    return count
  }

  /// The values of all nodes after each accepted write. On several threads the order is one of those possible.
  private var acceptedStates: [[Trace]] {
    var writes = SIMD4<Int32>(repeating: Trace.none)
    return state.writes.compactMap { write in
      writes[lane(of: write)] = write.number
      return Int(write.number) + 1 < plan.sourceCount ? nil : plan.values(of: writes)
    }
  }

  /// Fails if the first value of an observer lacks a write that had returned before the subscription.
  ///
  /// A subscription in a handler is exempt. An observer of a source or of a choice may begin with the last published state,
  /// and then receives the queued changes.
  private func checkFirst(_ trace: Trace, of observer: HistoryObserver, _ name: String) throws(Fault) {
    guard let start = observer.start, !plan.choosing.contains(observer.node) else { return }
    if case .source = plan.nodes[observer.node] { return }
    for (lane, write) in trace.sources {
      for other in state.writes where self.lane(of: other) == lane && end(of: other) < start {
        if let position = positions[other.number], position > positions[write, default: 0] {
          throw Fault("\(name) begins with \(trace), although write \(other.number) had returned")
        }
      }
    }
  }

  /// Fails if a value read lacks a write that had returned, or mixes two states.
  private func checkReadings() throws(Fault) {
    for reading in state.readings {
      guard !reading.trace.isTorn else { throw Fault("a torn value of node \(reading.node) is read") }
      let parts = reading.trace.sources.map { state.writes[Int($0.write)] }
      for part in parts {
        for newer in state.writes where lane(of: newer) == lane(of: part) && newer.start > part.end {
          guard newer.end > reading.start else {
            throw Fault("\(reading.trace) is read of node \(reading.node) after write \(newer.number)")
          }
          guard !parts.contains(where: { newer.end < $0.start }) else {
            throw Fault(
              "\(reading.trace) is read of node \(reading.node): a mixture, without write \(newer.number)"
            )
          }
        }
      }
    }
  }

  /// Fails unless each observer completes once, after the release of all sources of its node.
  private func checkEnds() throws(Fault) {
    for (number, (observer, record)) in observations.enumerated() {
      let name = "observer \(number), of node \(observer.node)"
      guard record.completions.count < 2 else { throw Fault("\(name) completes twice") }
      guard let end = record.completions.first else {
        if record.isDisposed || plan.isKept(observer.node) { continue }
        throw Fault("\(name) does not complete")
      }
      if plan.choosing.contains(observer.node) { continue }
      for source in plan.dependencies[observer.node] where state.releases[source, default: .max] > end {
        throw Fault("\(name) completes although source \(source) exists")
      }
    }
  }
}
