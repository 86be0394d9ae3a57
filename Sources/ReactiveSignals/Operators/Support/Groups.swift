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

/// The groups of one subscription. It makes them, and ends those that have not ended.
@usableFromInline
struct Groups<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Hub = Group<Value, Failure>.Hub

  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let open: OpenGroups

  @inlinable
  init(_ policy: BufferingPolicy<Failure>, _ subscription: CompoundDisposable) {
    self.policy = policy
    open = OpenGroups(subscription)
  }

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
    let token = open.hold(hub)
    announce(group)
    hub.send(value())
    if isLast { end() }
    open.release()
    return (hub, token)
  }

  /// Completes one group.
  @inlinable
  func end(_ token: UInt) { open.remove(token).map { end([$0], nil) } }

  /// Completes the groups.
  @inlinable
  func end() { end(open.removeAll(), nil) }

  /// Fails the result, and then the groups.
  @inlinable
  func fail<Down: Sink & ~Copyable>(_ error: Failure, into down: inout Down) where Down.Failure == Failure {
    let ended = open.removeAll()
    down.fail(error)
    end(ended, error)
  }

  /// Completes the result, and then the groups.
  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down) {
    let ended = open.removeAll()
    down.complete()
    end(ended, nil)
  }

  @inlinable
  @inline(never)
  func end(_ hubs: [any AnyHub], _ failure: Failure?) {
    for hub in hubs { (hub as? Hub)?.end(failure) }
  }
}

/// The groups of one subscription that have not ended, in the order in which they were made.
///
/// A group ends with its source, or when its operator ends it. When the result is disposed, or the source released without
/// an end, the groups are abandoned: they release their subscribers and send no end, since their values are not complete.
///
/// It does nothing for a value, and knows no type of values.
@usableFromInline
final class OpenGroups: Sendable {
  private enum Phase: Sendable {
    /// No group has been made.
    case idle
    /// The groups are abandoned when the result is disposed.
    case watching
    /// A group waits for its first value. Until it has that, no group is abandoned.
    case beginning
    /// The result has been disposed.
    case disposed
    case disposedWhileBeginning
  }

  private struct State: Sendable {
    var hubs = TokenList<any AnyHub>()
    var phase = Phase.idle
  }

  private let subscription: CompoundDisposable
  private let state = Locked(State())

  @usableFromInline
  init(_ subscription: CompoundDisposable) { self.subscription = subscription }

  deinit { abandon() }

  /// Adds a group that is about to begin. A disposal takes effect when the first value has been sent into it.
  @usableFromInline
  func hold(_ hub: any AnyHub) -> UInt {
    let (token, before) = state.withLock { state in
      let before = state.phase
      state.phase =
        switch before {
        case .idle, .watching, .beginning: .beginning
        case .disposed, .disposedWhileBeginning: .disposedWhileBeginning
        }
      return (state.hubs.append(hub), before)
    }
    // A weak reference, since the groups hold their subscribers, which may hold the subscription.
    if case .idle = before { subscription.add { [weak self] in self?.dispose() } }
    return token
  }

  /// Notes that the group has its first value.
  @usableFromInline
  func release() {
    let isDisposed = state.withLock { state in
      if case .disposedWhileBeginning = state.phase {
        state.phase = .disposed
        return true
      }
      state.phase = .watching
      return false
    }
    if isDisposed { abandon() }
  }

  @usableFromInline
  func remove(_ token: UInt) -> (any AnyHub)? { state.withLock { $0.hubs.remove(token) } }

  @usableFromInline
  func removeAll() -> [any AnyHub] { state.withLock { $0.hubs.removeAll() } }

  private func abandon() {
    for hub in removeAll() { hub.abandon() }
  }

  /// Abandons the groups when the result is disposed.
  private func dispose() {
    let isBeginning = state.withLock { state in
      if case .beginning = state.phase {
        state.phase = .disposedWhileBeginning
        return true
      }
      state.phase = .disposed
      return false
    }
    if !isBeginning { abandon() }
  }
}

/// A hub without the types of its events.
@usableFromInline
protocol AnyHub: AnyObject, Sendable {
  /// Releases the receivers without a terminal event. Nothing can be sent after that.
  func abandon()
}

extension SubjectHub: AnyHub {}
