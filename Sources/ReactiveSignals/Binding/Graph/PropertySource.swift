import Synchronization

/// A property's inside that is written to.
@usableFromInline
protocol PropertySource: PropertyNode {
  /// Takes a value that has been accepted in a transaction up for telling.
  func settle()

  /// Makes the write that has waited longest the one that is told. In the gate only.
  func advance()
}

/// Counts all accepted writes: as long as there are none, all derived values are as they were.
enum PropertyWrites {
  private static let total = Atomic<UInt>(1)

  static var count: UInt { total.load(ordering: .acquiring) }

  static func add() { total.wrappingAdd(1, ordering: .acquiringAndReleasing) }
}

/// What a mutable property is inside.
///
/// Writes are accepted under a lock that is held for no more than the exchange of the value. There each also goes to the
/// end of a queue; the network is told that there is one more. So it does not matter in which order the networks hears of
/// two writes: each time the oldest is told.
@usableFromInline
final class SourceNode<Value: Sendable>: ValueNode, PropertySource {
  private struct State: Sendable {
    var now: PropertyState<Value>
    var told: PropertyState<Value>
    /// Accepted, and not told yet.
    var waiting = FIFO<PropertyState<Value>>()
    var hasEnded = false
  }

  @usableFromInline let home = PropertyNetwork()
  @usableFromInline let dependents = Dependents()
  private let hub: PropertyHub<Value>
  private let state: Locked<State>

  @usableFromInline
  init(_ value: Value, _ hub: PropertyHub<Value>) {
    self.hub = hub
    let initial = PropertyState(value: value, stamp: 0)
    state = Locked(State(now: initial, told: initial))
    hub.send(.next(value))
  }

  // MARK: Writing

  func write(_ value: Value) {
    accept { _ in value }
  }

  /// Makes a value of the present one; again, when it has changed meanwhile.
  func modify<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while true {
      let before = state(at: .now)
      var value = before.value
      LockCheck.leaveLibrary()
      let result = try body(&value)
      if accept({ $0 == before.stamp ? value : nil }) { return result }
    }
  }

  /// - Parameter decide: is given the number of the present state, and says what to write, if anything.
  @discardableResult
  private func accept(_ decide: (UInt) -> Value?) -> Bool {
    let transaction = Transaction.current
    // What is replaced is released after the lock: that can run anything.
    let replaced = state.withLock { state -> Value? in
      guard let value = decide(state.now.stamp) else { return nil }
      let replaced = state.now.value
      state.now = PropertyState(value: value, stamp: state.now.stamp + 1)
      PropertyWrites.add()
      if transaction == nil { state.waiting.append(state.now) }
      return replaced
    }
    guard replaced != nil else { return false }
    if let transaction { transaction.add(self) } else { home.submit(.write(self)) }
    return true
  }

  @usableFromInline
  func settle() {
    state.withLock { $0.waiting.append($0.now) }
  }

  /// There is nobody left who could write.
  func end() { home.submit(.end(self)) }

  // MARK: Node

  @usableFromInline
  func state(at moment: Moment) -> PropertyState<Value> {
    state.withLock { moment == .now ? $0.now : $0.told }
  }

  @usableFromInline
  func attach(_ sink: AnySink<Value, Never>, in subscription: CompoundDisposable) {
    hub.attach(sink, subscription)
  }

  @usableFromInline func findNetworks(_ search: inout NetworkSearch) { search.add(home) }

  @usableFromInline
  func advance() {
    let before = state.withLock { state in
      let before = state.told
      if let next = state.waiting.popFirst() { state.told = next }
      return before
    }
    withExtendedLifetime(before) {}
  }

  @usableFromInline func tell() { hub.send(.next(state(at: .told).value)) }

  @usableFromInline var hasEnded: Bool { state.withLock { $0.hasEnded } }

  @usableFromInline
  func endIfOver() -> Bool {
    state.withLock { $0.hasEnded = true }
    hub.send(.completed)
    return true
  }

  // A source is always told.
  @usableFromInline var isLinked: Bool { true }
  @usableFromInline func retainLink() {}
  @usableFromInline func releaseLink() {}
  @usableFromInline func markAffected() -> Bool { false }
  @usableFromInline func refresh() {}
}
