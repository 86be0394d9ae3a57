import _ReactiveSignalsAtomics
import TestSupport

@testable import ReactiveSignals

/// A value of a property in a random history: the writes it was computed from, one for each source, and a number that
/// depends on all of them.
struct Trace: Sendable, Hashable {
  static let none: Int32 = -1
  /// The mark of a value that two different writes of one source were combined in.
  static let torn: Int32 = -2

  var writes = SIMD4<Int32>(repeating: none)
  var number = 0

  init(source: Int, write: Int32) {
    writes[source] = write
    number = Int(write)
  }

  private init(_ writes: SIMD4<Int32>, _ number: Int) {
    self.writes = writes
    self.number = number
  }

  var isTorn: Bool { writes.indices.contains { writes[$0] == Self.torn } }

  /// The sources that the value was computed from, and their writes.
  var sources: [(source: Int, write: Int32)] {
    writes.indices.compactMap { writes[$0] == Self.none ? nil : ($0, writes[$0]) }
  }

  // Different inputs have different results, as far as 64 bits can tell: an equal value is an equal state.

  func mapped() -> Trace { Trace(writes, Self.mixed(number, 0, 1)) }

  func combined(with other: Trace) -> Trace { merging(other, number: Self.mixed(number, other.number, 2)) }

  /// Returns this value after `outer` has chosen it.
  func chosen(by outer: Trace) -> Trace { merging(outer, number: Self.mixed(number, outer.number, 3)) }

  private static func mixed(_ number: Int, _ other: Int, _ operation: Int) -> Int {
    [number, other, operation].reduce(0) { hash, next in
      let sum = (hash &+ next) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return sum ^ (sum >> 29)
    }
  }

  /// Returns one of two values, which states no write.
  func parity() -> Trace { Trace(SIMD4(repeating: Self.none), number & 1) }

  private func merging(_ other: Trace, number: Int) -> Trace {
    var merged = writes
    for index in writes.indices where other.writes[index] != Self.none {
      let isSame = merged[index] == Self.none || merged[index] == other.writes[index]
      merged[index] = isSame ? other.writes[index] : Self.torn
    }
    return Trace(merged, number)
  }
}

/// A random graph of up to twelve properties, and the operations that up to four threads perform on it.
struct PropertyPlan: Sendable {
  enum Node: Sendable {
    case source(Int)
    case map(Int)
    case combine(Int, Int)
    /// A choice between the second and the third node by the value of the first. A `mapped` choice derives a new property
    /// each time.
    case choose(Int, of: Int, Int, mapped: Bool)
    /// A combination of all sources.
    case all
    /// The parity of a node, which does not change when it is the same as before.
    case distinct(Int)
  }

  indirect enum Operation: Sendable {
    case write(Int)
    case modify(Int)
    case transaction([Operation])
    /// A write by another thread. This thread waits for it.
    case writeElsewhere(Int)
    case read(Int)
    /// An observation. The observer performs `reaction` when it receives the value with the number `at`.
    case observe(Int, reaction: [Operation], at: Int)
    case dispose(Int)
    /// The release of a source by its only owner.
    case release(Int)
  }

  var nodes: [Node] = []
  var sourceCount = 1
  /// For each source, the sources that are bound to it, itself included.
  var peers: [[Int]] = []
  /// A Boolean value that indicates whether all sources are connected before the first operation.
  var isConnected = false
  var threads: [[Operation]] = []

  /// For each node, the sources that it may depend on.
  private(set) var dependencies: [Set<Int>] = []
  /// The nodes that depend on the choice of a node.
  private(set) var choosing: Set<Int> = []
  private var chosen: Set<Int> = []
  /// The nodes that depend on a `distinct` node. Their values do not state all the writes that they were computed from.
  private(set) var blurred: Set<Int> = []

  init(using generator: inout some RandomNumberGenerator) {
    sourceCount = .random(in: 1...4, using: &generator)
    for source in 0..<sourceCount { append(.source(source)) }
    append(.all)
    let count = Int.random(in: sourceCount + 1...12, using: &generator)
    while nodes.count < count { derive(using: &generator) }
    peers = (0..<sourceCount).map { [$0] }
    if sourceCount > 1, Int.random(in: 0..<3, using: &generator) == 0 {
      let bound = Array(
        (0..<sourceCount).shuffled(using: &generator).prefix(.random(in: 2...sourceCount, using: &generator))
      )
      for source in bound { peers[source] = bound }
    }
    // A value of a blurred node does not tell the order of the changes. An observer of all sources does.
    isConnected = .random(using: &generator) || !blurred.isEmpty
    let threadCount = Int.random(in: 1...4, using: &generator)
    threads = (0..<threadCount).map { _ in
      (0..<Int.random(in: 3...8, using: &generator)).map { _ in operation(depth: 0, using: &generator) }
    }
  }

  private mutating func append(_ node: Node) {
    let index = nodes.count
    nodes.append(node)
    switch node {
    case .source(let source): dependencies.append([source])
    case .all: dependencies.append(Set(0..<sourceCount))
    case .map(let a):
      dependencies.append(dependencies[a])
      if choosing.contains(a) { choosing.insert(index) }
    case .combine(let a, let b):
      dependencies.append(dependencies[a].union(dependencies[b]))
      if choosing.contains(a) || choosing.contains(b) { choosing.insert(index) }
    case .choose(let a, let b, let c, _):
      dependencies.append(dependencies[a].union(dependencies[b]).union(dependencies[c]))
      choosing.insert(index)
      chosen.formUnion(dependencies[b].union(dependencies[c]))
    case .distinct(let a):
      dependencies.append(dependencies[a])
      if choosing.contains(a) { choosing.insert(index) }
      blurred.insert(index)
    }
    if !blurred.isDisjoint(with: inputs(of: node)) { blurred.insert(index) }
  }

  private func inputs(of node: Node) -> [Int] {
    switch node {
    case .source, .all: []
    case .map(let a), .distinct(let a): [a]
    case .combine(let a, let b): [a, b]
    case .choose(let a, let b, let c, _): [a, b, c]
    }
  }

  private mutating func derive(using generator: inout some RandomNumberGenerator) {
    func input() -> Int { Int.random(in: 0..<nodes.count, using: &generator) }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1: append(.map(input()))
    case 2, 3: append(.combine(input(), input()))
    case 4, 5: append(.choose(input(), of: input(), input(), mapped: .random(using: &generator)))
    default: append(.distinct(input()))
    }
  }

  private func operation(depth: Int, using generator: inout some RandomNumberGenerator) -> Operation {
    let source = Int.random(in: 0..<sourceCount, using: &generator)
    let node = Int.random(in: 0..<nodes.count, using: &generator)
    func operations(_ counts: ClosedRange<Int>) -> [Operation] {
      (0..<Int.random(in: counts, using: &generator)).map { _ in
        operation(depth: depth + 1, using: &generator)
      }
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<6: return .write(source)
    case 6: return .modify(source)
    case 7..<10: return depth < 3 ? .transaction(operations(1...4)) : .write(source)
    case 10: return .writeElsewhere(source)
    case 11: return .read(node)
    case 12..<16:
      let reaction = depth < 2 && Bool.random(using: &generator) ? operations(1...2) : []
      return .observe(node, reaction: reaction, at: .random(in: 1...3, using: &generator))
    case 16, 17: return .dispose(.random(in: 0..<64, using: &generator))
    case 18: return canRelease(source) ? .release(source) : .read(node)
    default: return .read(node)
    }
  }

  private func canRelease(_ source: Int) -> Bool { peers[source].count == 1 && !chosen.contains(source) }

  /// A Boolean value that indicates whether an observed node may retain sources of this one, because the closure of a `flatMap` captures them.
  func isKept(_ node: Int) -> Bool { choosing.contains(node) || !dependencies[node].isDisjoint(with: chosen) }

  /// The source that represents all of its peers in a trace.
  func lane(of source: Int) -> Int { peers[source][0] }

  /// The nodes that retain a source.
  func dependents(on source: Int) -> [Int] { nodes.indices.filter { dependencies[$0].contains(source) } }

  /// Returns the values of all nodes for the given writes of the sources.
  func values(of writes: SIMD4<Int32>) -> [Trace] {
    var values: [Trace] = []
    for node in nodes {
      switch node {
      case .source(let source):
        values.append(Trace(source: lane(of: source), write: writes[lane(of: source)]))
      case .map(let a): values.append(values[a].mapped())
      case .combine(let a, let b): values.append(values[a].combined(with: values[b]))
      case .choose(let a, let b, let c, _):
        values.append(values[values[a].isFirst ? b : c].chosen(by: values[a]))
      case .all: values.append(values.dropFirst().reduce(values[0]) { $0.combined(with: $1) })
      case .distinct(let a): values.append(values[a].parity())
      }
    }
    return values
  }

  /// Returns the arguments with which a closure of a node is called, where the nodes have the given values.
  func arguments(of closure: Evaluation.Closure, in values: [Trace]) -> [Trace] {
    switch nodes[closure.node] {
    case .source: []
    case .map(let a), .distinct(let a): [values[a]]
    case .combine(let a, let b): [values[a], values[b]]
    case .choose(let a, let b, let c, _):
      closure.isChoice ? [values[a]] : [values[a], values[values[a].isFirst ? b : c]]
    case .all: Array(values.prefix(sourceCount))
    }
  }

  /// The number of observers that stay: those of the sources, and one of all sources.
  var lastingObserverCount: Int { isConnected ? sourceCount + 1 : sourceCount }
}

/// A call of a closure that derives a value.
struct Evaluation: Hashable, Sendable {
  struct Closure: Hashable, Sendable {
    let node: Int
    /// A Boolean value that indicates whether the closure is that of a `flatMap`.
    var isChoice = false
  }

  let closure: Closure
  let arguments: [Trace]
}

extension Trace {
  /// A Boolean value that indicates whether a choice by this value takes the first of two nodes.
  var isFirst: Bool { number.isMultiple(of: 2) }
}

/// An observer, and a record of the events that it has received.
final class HistoryObserver: Sendable {
  struct Record: Sendable {
    var values: [Trace] = []
    var completions: [Int] = []
    var isDisposed = false
    var isInside = false
    var fault: String?
  }

  let node: Int
  /// The time of the subscription, or `nil` for a subscription in a handler.
  let start: Int?
  let record = SharedState(Record())
  let subscription = SharedState<(any Disposable)?>(nil)

  init(node: Int, start: Int?) {
    self.node = node
    self.start = start
  }

  func dispose() {
    guard let subscription = subscription.value else { return }
    record.withLock { $0.isDisposed = true }
    subscription.dispose()
  }
}

/// One run of a plan, and a record of its events.
final class PropertyHistory: Sendable {
  struct Write: Sendable {
    let number: Int32
    let source: Int
    let transaction: Int?
    let start: Int
    var end = Int.max
  }

  struct Reading: Sendable {
    let trace: Trace
    let node: Int
    let start: Int
  }

  struct State: Sendable {
    var sources: [MutableProperty<Trace>?] = []
    var nodes: [Property<Trace>?] = []
    var writes: [Write] = []
    /// The times at which the transactions had been committed.
    var transactionEnds: [Int] = []
    var openTransactions: [ObjectIdentifier: Int] = [:]
    /// The observers. The first ones observe the sources.
    var observers: [HistoryObserver] = []
    var readings: [Reading] = []
    /// The times at which the releases of sources began.
    var releases: [Int: Int] = [:]
    /// The number of observations that begin where the values published may not be the current ones: in a handler or a transaction.
    var lateObservationCount = 0
  }

  let plan: PropertyPlan
  let state: SharedState<State>
  /// The numbers of equal calls of closures.
  let evaluations: SharedState<[Evaluation: Int]>
  private let clock = Atomic(1)

  init(_ plan: PropertyPlan) {
    self.plan = plan
    let sources = (0..<plan.sourceCount).map { MutableProperty(Trace(source: $0, write: Int32($0))) }
    var state = State()
    state.sources = sources
    let evaluations = SharedState<[Evaluation: Int]>([:])
    self.evaluations = evaluations
    for (index, node) in plan.nodes.enumerated() {
      let count: @Sendable (Bool, [Trace]) -> Void = { isChoice, arguments in
        let closure = Evaluation.Closure(node: index, isChoice: isChoice)
        evaluations.withLock { $0[Evaluation(closure: closure, arguments: arguments), default: 0] += 1 }
      }
      let property: Property<Trace> =
        switch node {
        case .source(let source): sources[source].property
        case .map(let a):
          state[a].map {
            count(false, [$0])
            return $0.mapped()
          }
        case .combine(let a, let b):
          state[a].combineLatest(state[b]).map {
            count(false, [$0, $1])
            return $0.combined(with: $1)
          }
        case .choose(let a, let b, let c, true):
          state[a].flatMap { [b = state[b], c = state[c]] outer in
            count(true, [outer])
            return (outer.isFirst ? b : c).map {
              count(false, [outer, $0])
              return $0.chosen(by: outer)
            }
          }
        case .choose(let a, let b, let c, false):
          state[a].combineLatest(
            state[a].flatMap { [b = state[b], c = state[c]] outer in
              count(true, [outer])
              return outer.isFirst ? b : c
            }
          )
          .map {
            count(false, [$0, $1])
            return $1.chosen(by: $0)
          }
        case .all:
          Property.combineLatest(sources).map {
            count(false, $0)
            return $0.dropFirst().reduce($0[0]) { $0.combined(with: $1) }
          }
        case .distinct(let a):
          state[a].map {
            count(false, [$0])
            return $0.parity()
          }
          .distinctUntilChanged()
        }
      state.nodes.append(property)
    }
    for source in 0..<plan.sourceCount {
      state.writes.append(Write(number: Int32(source), source: source, transaction: nil, start: 0, end: 0))
    }
    self.state = SharedState(state)
    for bound in Set(plan.peers) {
      for (left, right) in zip(bound, bound.dropFirst()) {
        // A binding is a write. Both sources have one value from then on.
        sources[left] <~> sources[right]
      }
    }
    if plan.peers.contains(where: { $0.count > 1 }) {
      for bound in Set(plan.peers) where bound.count > 1 { write(bound[0], modifying: false) }
    }
  }

  func now() -> Int { clock.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue }

  /// Performs the plan, releases all properties, and returns the first fault.
  func run() -> String? {
    for source in 0..<plan.sourceCount { observe(source) }
    if plan.isConnected { observe(plan.sourceCount) }
    if plan.threads.count == 1 {
      for operation in plan.threads[0] { perform(operation, isInHandler: false) }
    } else {
      onThreads(plan.threads.count) { [self] index in
        for operation in plan.threads[index] { perform(operation, isInHandler: false) }
      }
    }
    let last = state.withLock { $0.nodes }.map { $0?.value }
    for source in 0..<plan.sourceCount { release(source) }
    let fault = PropertyHistoryCheck(self, last).fault
    for observer in state.withLock({ $0.observers }) { observer.dispose() }
    return fault
  }

  private func perform(_ operation: PropertyPlan.Operation, isInHandler: Bool) {
    switch operation {
    case .write(let source): write(source, modifying: false)
    case .modify(let source): write(source, modifying: true)
    case .writeElsewhere(let source): onThreads(1) { [self] _ in write(source, modifying: false) }
    case .transaction(let operations):
      let number = state.withLock { state in
        state.transactionEnds.append(.max)
        return state.transactionEnds.count - 1
      }
      transaction {
        let isOuter = begin(number)
        for operation in operations { perform(operation, isInHandler: isInHandler) }
        if let isOuter { state.withLock { $0.openTransactions[isOuter] = nil } }
      }
      let end = now()
      state.withLock { $0.transactionEnds[number] = end }
    case .read(let node):
      guard let property = state.withLock({ $0.nodes[node] }) else { return }
      let start = now()
      let reading = Reading(trace: property.value, node: node, start: start)
      state.withLock { $0.readings.append(reading) }
    case .observe(let node, let reaction, let at):
      observe(node, reaction: reaction, at: at, isInHandler: isInHandler)
    case .dispose(let number):
      let observer = state.withLock { state -> HistoryObserver? in
        let count = state.observers.count - plan.lastingObserverCount
        return count > 0 ? state.observers[plan.lastingObserverCount + number % count] : nil
      }
      observer?.dispose()
    case .release(let source): release(source)
    }
  }

  /// Records the number of the transaction that this thread has begun, unless the thread was in one already.
  private func begin(_ number: Int) -> ObjectIdentifier? {
    guard let current = PropertyNetwork.Transaction.current.map(ObjectIdentifier.init) else { return nil }
    return state.withLock { state in
      guard state.openTransactions[current] == nil else { return nil }
      state.openTransactions[current] = number
      return current
    }
  }

  private func write(_ source: Int, modifying: Bool) {
    let current = PropertyNetwork.Transaction.current.map(ObjectIdentifier.init)
    let start = now()
    let (property, write) = state.withLock { state -> (MutableProperty<Trace>?, Write) in
      let write = Write(
        number: Int32(state.writes.count),
        source: source,
        transaction: current.flatMap { state.openTransactions[$0] },
        start: start
      )
      if state.sources[source] != nil { state.writes.append(write) }
      return (state.sources[source], write)
    }
    guard let property else { return }
    let trace = Trace(source: plan.lane(of: source), write: write.number)
    if modifying {
      property.modify { $0 = trace }
    } else {
      property.value = trace
    }
    let end = now()
    state.withLock { $0.writes[Int(write.number)].end = end }
  }

  private func observe(
    _ node: Int,
    reaction: [PropertyPlan.Operation] = [],
    at position: Int = 0,
    isInHandler: Bool = false
  ) {
    guard let property = state.withLock({ $0.nodes[node] }) else { return }
    let observer = HistoryObserver(node: node, start: isInHandler ? nil : now())
    let isLate = isInHandler || PropertyNetwork.Transaction.current != nil
    state.withLock { state in
      state.observers.append(observer)
      if isLate { state.lateObservationCount += 1 }
    }
    let subscription = property.signal.subscribeEvents { [self] event in
      let count = observer.record.withLock { record -> Int in
        if record.isInside { record.fault = "is called while it is being called" }
        record.isInside = true
        switch event {
        case .next(let trace):
          if !record.completions.isEmpty { record.fault = "receives a value after completion" }
          record.values.append(trace)
        default: record.completions.append(now())
        }
        return record.values.count
      }
      if case .next = event, count == position {
        for operation in reaction { perform(operation, isInHandler: true) }
      }
      observer.record.withLock { $0.isInside = false }
    }
    observer.subscription.exchange(subscription)
    if observer.record.withLock({ $0.isDisposed }) { subscription.dispose() }
  }

  private func release(_ source: Int) {
    let start = now()
    let released = state.withLock { state -> ([MutableProperty<Trace>?], [Property<Trace>?]) in
      if state.releases[source] == nil { state.releases[source] = start }
      defer {
        state.sources[source] = nil
        for node in plan.dependents(on: source) { state.nodes[node] = nil }
      }
      return ([state.sources[source]], plan.dependents(on: source).map { state.nodes[$0] })
    }
    withExtendedLifetime(released) {}
  }
}

extension PropertyHistory.State {
  /// A node of the graph under construction.
  fileprivate subscript(node: Int) -> Property<Trace> { nodes[node] ?? Property(Trace(source: 0, write: 0)) }
}
