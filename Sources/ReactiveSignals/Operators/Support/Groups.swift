public import Synchronization

/// Some of the values of a source, as a signal. Copies of a grouped signal, or of a window, share it.
@usableFromInline
final class Group<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Hub = SubjectHub<Value, Failure, FirstSubscriberBuffer<Value, Failure>>

  @usableFromInline let hub: Hub
  @usableFromInline let buffer: FirstSubscriberBuffer<Value, Failure>

  @inlinable
  init(_ policy: BufferingPolicy<Failure>) {
    buffer = FirstSubscriberBuffer(policy)
    hub = Hub(buffer)
    buffer.connect(to: hub)
  }

  deinit {
    if !buffer.isClaimed.load(ordering: .relaxed) { _ = buffer.claim() }
  }
}

/// The memory of a group: it keeps the values for the first subscriber.
@usableFromInline
final class FirstSubscriberBuffer<Value: Sendable, Failure: Error>: SubjectMemory {
  @usableFromInline typealias Hub = Group<Value, Failure>.Hub

  @usableFromInline
  struct State: Sendable {
    @usableFromInline var values: FIFO<Value>? = FIFO()
    /// The hub owns this buffer, and exists whenever there is a value to keep.
    @usableFromInline unowned var hub: Hub?

    @inlinable
    init() {}
  }

  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let state = Locked(State())
  @usableFromInline let isClaimed = Atomic<Bool>(false)

  @inlinable static var isForgetful: Bool { false }
  @inlinable static var outlivesTermination: Bool { true }

  @inlinable
  init(_ policy: BufferingPolicy<Failure>) { self.policy = policy }

  @inlinable
  func connect(to hub: Hub) { state.withLock { $0.hub = hub } }

  @inlinable
  func remember(_ value: Value) -> Value? {
    if isClaimed.load(ordering: .relaxed) { return nil }
    let (dropped, overflow) = state.withLock { [policy] state -> (Value?, (hub: Hub?, failure: Failure)?) in
      guard var values = state.values.take() else { return (nil, nil) }
      let (dropped, failure) = policy.add(value, to: &values)
      state.values = values
      return (dropped, failure.map { (state.hub, $0) })
    }
    // There is no subscriber yet. The hub keeps the end for later ones.
    if let (hub, failure) = overflow { hub?.endNow(failure) }
    return dropped
  }

  @inlinable
  func replay(_ body: (Value) -> Bool) {
    for value in claim() where !body(value) { return }
  }

  /// Removes and returns the values for the first subscriber. There are none for the subscribers after it.
  @inlinable
  func claim() -> FIFO<Value> {
    if isClaimed.exchange(true, ordering: .relaxed) { return FIFO() }
    return state.withLock { $0.values.take() } ?? FIFO()
  }
}

/// The groups of one subscription that have not ended, in the order in which they were made.
///
/// A group ends with its source, or when its operator ends it. When the result is disposed, or the source released without
/// an end, the groups are abandoned: they release their subscribers and send no end, since their values are not complete.
@usableFromInline
final class Groups<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Hub = Group<Value, Failure>.Hub

  @usableFromInline
  struct State: Sendable {
    @usableFromInline var hubs = TokenList<Hub>()
    /// A Boolean value that indicates whether a group has been made that waits for its first value. Until then no group is abandoned.
    @usableFromInline var isHeld = false
    @usableFromInline var isWatching = false
    @usableFromInline var isDisposed = false

    @inlinable
    init() {}
  }

  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let subscription: CompoundDisposable
  @usableFromInline let state = Locked(State())

  @inlinable
  init(_ policy: BufferingPolicy<Failure>, _ subscription: CompoundDisposable) {
    self.policy = policy
    self.subscription = subscription
  }

  deinit { takeAll().abandon() }

  /// Makes a group, sends it with `announce`, and then sends its first value into it.
  ///
  /// - Returns: The hub of the group, and the token to end this group alone.
  @inlinable
  func begin(
    with value: @autoclosure () -> Value,
    isLast: Bool = false,
    announce: (Group<Value, Failure>) -> Void
  ) -> (hub: Hub, token: UInt) {
    let group = Group<Value, Failure>(policy)
    let hub = group.hub
    let token = hold(hub)
    announce(group)
    hub.send(value())
    if isLast { end() }
    release()
    return (hub, token)
  }

  /// Completes one group.
  @usableFromInline
  func end(_ token: UInt) {
    let hub = state.withLock { $0.hubs.remove(token) }
    hub?.end(nil)
  }

  /// Completes the groups.
  @inlinable
  func end() { takeAll().end(nil) }

  /// Fails the result, and then the groups.
  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down) where Down.Failure == Failure {
    let ended = takeAll()
    down.fail(error)
    ended.end(error)
  }

  /// Completes the result, and then the groups.
  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down) {
    let ended = takeAll()
    down.complete()
    ended.end(nil)
  }

  @inlinable
  func takeAll() -> EndedGroups<Value, Failure> {
    EndedGroups(state.withLock { $0.hubs.removeAll() })
  }

  /// Adds a group. A disposal takes effect when the first value has been sent into it.
  @inlinable
  func hold(_ hub: Hub) -> UInt {
    let (token, isWatching) = state.withLock { state in
      state.isHeld = true
      defer { state.isWatching = true }
      return (state.hubs.append(hub), state.isWatching)
    }
    // A weak reference, since the groups hold their subscribers, which may hold the subscription.
    if !isWatching { subscription.add { [weak self] in self?.dispose() } }
    return token
  }

  @inlinable
  func release() {
    let isDisposed = state.withLock { state in
      state.isHeld = false
      return state.isDisposed
    }
    if isDisposed { takeAll().abandon() }
  }

  /// Abandons the groups when the result is disposed.
  @inlinable
  func dispose() {
    let isHeld = state.withLock { state in
      state.isDisposed = true
      return state.isHeld
    }
    if !isHeld { takeAll().abandon() }
  }
}

/// Groups that get no more values.
@usableFromInline
struct EndedGroups<Value: Sendable, Failure: Error> {
  @usableFromInline let hubs: [Group<Value, Failure>.Hub]

  @inlinable
  init(_ hubs: [Group<Value, Failure>.Hub]) { self.hubs = hubs }

  @inlinable
  func end(_ failure: Failure?) {
    for hub in hubs { hub.end(failure) }
  }

  /// Releases their subscribers, and sends no event.
  @usableFromInline
  func abandon() {
    for hub in hubs { hub.abandon() }
  }
}
