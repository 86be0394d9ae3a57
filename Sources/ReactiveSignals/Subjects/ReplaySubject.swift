/// The number of values that a ``ReplaySubject`` retains.
public enum ReplayCapacity: Sendable, Hashable {
  /// All values. Memory grows with each one.
  case unlimited
  /// The given number of values, the latest ones. Not negative; `last(0)` retains only the terminal event.
  case last(Int)

  /// All values: ``unlimited`` by the name that `AsyncStream` uses.
  public static var unbounded: ReplayCapacity { .unlimited }
}

extension ReplayCapacity: ExpressibleByIntegerLiteral {
  /// Creates a capacity for a number of values: `replay(capacity: 1)`.
  public init(integerLiteral count: Int) { self = .last(count) }
}

/// A subject with a history: a subscriber receives the values that were sent before, and then those that are sent.
///
/// ![Marble diagram of a replay subject with three subscribers](replaySubject)
///
///     let subject = ReplaySubject<Int, Never>(capacity: .last(2))
///     [1, 2, 3].signal().subscribe(subject)
///     subject.subscribeEvents { print($0) }
///     // next(2)
///     // next(3)
///     // completed
///
/// The replay has the order in which the values were delivered. It is delivered before `subscribe` returns, unless another
/// thread is delivering; then that thread delivers it, in order. The values after the replay follow without a gap and
/// without a duplicate. A value that is sent during the replay is delivered after it. A subscription that is disposed
/// during the replay receives no more of it.
///
/// After a terminal event the subject ignores everything that is sent, and a new subscriber receives the replay and that
/// terminal event. A subject that is released completes its subscribers. In all other respects it is like ``Subject``.
///
/// The subject retains its history for its lifetime, even after a terminal event. With ``ReplayCapacity/unlimited`` that is
/// every value. Memory is allocated as values arrive, even with a large limit.
///
/// - Complexity: Subscribing is O(*n*), where *n* is the number of values in the history.
///
/// RAC: `RACReplaySubject`.
public final class ReplaySubject<Value: Sendable, Failure: Error>: SignalProtocol, SubscriberProtocol,
  HubSubject
{
  @usableFromInline let hub: SubjectHub<Value, Failure, ReplayBuffer<Value>>

  /// Creates a subject without a history.
  ///
  /// - Parameter capacity: The number of values to retain.
  @inlinable
  public init(capacity: ReplayCapacity) {
    hub = SubjectHub(ReplayBuffer(capacity))
  }

  deinit { hub.endWithSubject() }

  /// Sends a value, and suspends the task until all subscribers want another one. It behaves as ``Subject/emit(_:)``.
  ///
  /// - Parameter value: The value.
  @inlinable
  public func emit(_ value: Value) async {
    hub.send(value)
    await hub.becomesReady()
  }

  /// The number of subscriptions that have not ended, as ``Subject/subscriptionCount`` states it.
  ///
  /// - Complexity: O(1).
  public var subscriptionCount: Int { hub.subscriptionCount }
}

/// The memory of a replay subject.
@usableFromInline
struct ReplayBuffer<Value: Sendable>: SubjectMemory {
  @usableFromInline let capacity: Int
  @usableFromInline var remembered = FIFO<Value>()

  @inlinable
  init(_ capacity: ReplayCapacity) {
    switch capacity {
    case .unlimited: self.capacity = .max
    case .last(let count):
      stopProgram(ifNegative: count, "A subject cannot retain a negative number of values")
      self.capacity = count
    }
  }

  @inlinable var isForgetful: Bool { false }
  @inlinable static var outlivesTermination: Bool { true }

  @inlinable
  func replay() -> FIFO<Value> { remembered }

  @inlinable
  mutating func remember(_ value: Value) -> Value? {
    guard capacity > 0 else { return value }
    let forgotten = remembered.count == capacity ? remembered.popFirst() : nil
    remembered.append(value)
    return forgotten
  }
}
