import Synchronization

/// Some of the values of a source, as a signal: what copies of a grouped signal, or of a window, share.
@usableFromInline
final class Group<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Hub = SubjectHub<Unclaimed<Value, Failure>, Failure>

  @usableFromInline let hub: Hub
  private let unclaimed: Unclaimed<Value, Failure>

  @usableFromInline
  init(_ policy: BufferingPolicy<Failure>) {
    unclaimed = Unclaimed(policy)
    hub = Hub(unclaimed)
    unclaimed.connect(to: hub)
  }

  deinit { _ = unclaimed.claim() }
}

/// Remembers values for the first who wants them.
@usableFromInline
final class Unclaimed<Value: Sendable, Failure: Error>: SubjectMemory {
  @usableFromInline typealias Hub = Group<Value, Failure>.Hub

  private struct State: Sendable {
    var values: FIFO<Value>? = FIFO()
    /// It owns this, and is there whenever there is something to remember.
    unowned var hub: Hub?
  }

  private let policy: BufferingPolicy<Failure>
  private let state = Locked(State())
  private let isClaimed = Atomic<Bool>(false)

  @usableFromInline static var isForgetful: Bool { false }
  @usableFromInline static var outlivesTermination: Bool { true }

  init(_ policy: BufferingPolicy<Failure>) { self.policy = policy }

  func connect(to hub: Hub) { state.withLock { $0.hub = hub } }

  @usableFromInline
  func remember(_ value: Value) -> Value? {
    if isClaimed.load(ordering: .relaxed) { return nil }
    let (dropped, overflow) = state.withLock { [policy] state -> (Value?, (hub: Hub?, failure: Failure)?) in
      guard var values = state.values.take() else { return (nil, nil) }
      let (dropped, failure) = policy.add(value, to: &values)
      state.values = values
      return (dropped, failure.map { (state.hub, $0) })
    }
    // Nobody has subscribed yet: it reaches those who will.
    if let (hub, failure) = overflow { hub?.terminate(.failed(failure)) }
    return dropped
  }

  /// What the first subscriber gets; nothing for those after it.
  @usableFromInline var remembered: FIFO<Value> { claim() }

  func claim() -> FIFO<Value> {
    if isClaimed.exchange(true, ordering: .relaxed) { return FIFO() }
    return state.withLock { $0.values.take() } ?? FIFO()
  }
}

/// The groups of one subscription, in the order they were made, until they end.
///
/// A group ends when its source does, or its operator says so. When nothing more can come for another reason, since the
/// result has been disposed or the source has been dropped, it falls silent: what has not ended must not look final.
@usableFromInline
final class Groups<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Hub = Group<Value, Failure>.Hub

  private struct State: Sendable {
    var hubs: [Hub] = []
    /// A group has been made and its first value is still to come: until then none is abandoned.
    var isHeld = false
    var isWatching = false
    var isDisposed = false
  }

  @usableFromInline let policy: BufferingPolicy<Failure>
  private let subscription: CompoundDisposable
  private let state = Locked(State())

  @usableFromInline
  init(_ policy: BufferingPolicy<Failure>, _ subscription: CompoundDisposable) {
    self.policy = policy
    self.subscription = subscription
  }

  deinit { takeOut().abandon() }

  /// Makes a group, has `announce` send it, and then sends its first value into it, which may be its last.
  @inlinable
  func begin(
    with value: @autoclosure () -> Value,
    isLast: Bool = false,
    announce: (Group<Value, Failure>) -> Void
  ) -> Hub {
    let group = Group<Value, Failure>(policy)
    let hub = group.hub
    hold(hub)
    announce(group)
    hub.send(event: .next(value()))
    if isLast { end() }
    release()
    return hub
  }

  /// Completes the groups that there are.
  @usableFromInline
  func end() { takeOut().end(with: .completed) }

  /// The source has failed.
  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down) where Down.Failure == Failure {
    let last = takeOut()
    down.fail(error)
    last.end(with: .failed(error))
  }

  /// The source has completed.
  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down) {
    let last = takeOut()
    down.complete()
    last.end(with: .completed)
  }

  @usableFromInline
  func takeOut() -> LastGroups<Value, Failure> {
    let hubs = state.withLock { state in
      let hubs = state.hubs
      state.hubs = []
      return hubs
    }
    return LastGroups(hubs: hubs)
  }

  /// Adds a group, and keeps a disposal back from all until the first value is in it.
  @usableFromInline
  func hold(_ hub: Hub) {
    let isWatching = state.withLock { state in
      state.isHeld = true
      state.hubs.append(hub)
      defer { state.isWatching = true }
      return state.isWatching
    }
    // Weakly, since the groups hold their subscribers, who may hold the subscription.
    if !isWatching { subscription.add { [weak self] in self?.dispose() } }
  }

  @usableFromInline
  func release() {
    let isDisposed = state.withLock { state in
      state.isHeld = false
      return state.isDisposed
    }
    if isDisposed { takeOut().abandon() }
  }

  /// Abandons the groups, when the result has been disposed.
  private func dispose() {
    let isHeld = state.withLock { state in
      state.isDisposed = true
      return state.isHeld
    }
    if !isHeld { takeOut().abandon() }
  }
}

/// Groups that nothing can be sent to any more.
@usableFromInline
struct LastGroups<Value: Sendable, Failure: Error> {
  fileprivate let hubs: [Group<Value, Failure>.Hub]

  @usableFromInline
  func end(with event: Event<Value, Failure>) {
    for hub in hubs { hub.send(event: event) }
  }

  /// Lets go of their subscribers without a word.
  func abandon() {
    for hub in hubs { hub.abandon() }
  }
}
