/// A signal that is driven by hand: a value that is sent to it is delivered to its current subscribers.
///
/// ![Marble diagram of a subject with three subscribers](subject)
///
///     let subject = Subject<Int, Never>()
///     subject.subscribe { print("first", $0) }
///     subject.send(1)
///     subject.subscribe { print("second", $0) }
///     subject.send(2)
///     // first 1
///     // first 2
///     // second 2
///
/// Any thread may send, and so may any handler. All subscribers see the same order. A value that is sent while another one
/// is being delivered is queued, and the thread that is delivering sends it next, so sending never blocks. Subscribers are
/// called in the order in which they subscribed, on the thread that delivers.
///
/// After a terminal event the subject ignores everything that is sent, and a new subscriber receives that terminal event.
/// A subject that is released completes its subscribers, since nothing can follow.
///
/// - Complexity: Sending is O(*n*), where *n* is the number of subscribers, and allocates nothing while no other thread
///   sends. The queue of values that are sent meanwhile has no limit. Subscribing and disposing are amortized O(1).
///
/// RAC: `RACSubject`.
public final class Subject<Value: Sendable, Failure: Error>: SignalProtocol, SubscriberProtocol, HubSubject {
  @usableFromInline let hub: SubjectHub<Value, Failure, NoMemory<Value>>

  /// Creates a subject without subscribers.
  @inlinable
  public init() { hub = SubjectHub(NoMemory()) }

  deinit { hub.endWithSubject() }

  /// Sends a value, and suspends the task until all subscribers want another one.
  ///
  ///     let numbers = Subject<Int, Never>()
  ///     let consumer = Task {
  ///       for await number in numbers.values(buffering: .waiting(10)) { print(number) }
  ///     }
  ///     for number in 1...1_000 { await numbers.emit(number) }   // At most 10 numbers wait.
  ///
  /// A subscriber that can wait says so by ``BufferingPolicy/waiting(_:)``. The slowest of these decides. All other subscribers want
  /// values at any time. Returns immediately when there is no subscriber, when the subject has terminated, and when the task has been
  /// canceled. The value is sent in any case, as `send` does, on the thread of the caller. ``emitWhenSubscribed(_:)`` keeps it for a
  /// subscriber.
  ///
  /// - Parameter value: The value.
  @inlinable
  public func emit(_ value: Value) async {
    hub.send(value)
    await hub.becomesReady()
  }

  /// Waits for a subscriber, sends a value, and suspends the task until all subscribers want another one.
  ///
  ///     let numbers = Subject<Int, Never>()
  ///     let sender = Task {
  ///       for number in 1...3 { await numbers.emitWhenSubscribed(number) }
  ///       numbers.complete()
  ///     }
  ///     for await number in numbers.values { print(number) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///
  /// So a subscriber that comes later than the task misses nothing, and neither does one that comes after the last one has left. Tasks that
  /// wait send in the order in which they began, as soon as there is a subscriber, on its thread. With one, this behaves as ``emit(_:)``.
  ///
  /// A value that waits is not sent when the task is canceled, or when the subject ends: `complete()` and `fail(_:)` do not wait for it. A
  /// task that waits retains the subject.
  ///
  /// - Parameter value: The value.
  /// - Returns: `false` if the value has not been sent.
  /// - Complexity: O(*n*), as sending is, where *n* is the number of subscribers.
  @discardableResult
  public func emitWhenSubscribed(_ value: Value) async -> Bool {
    defer { withExtendedLifetime(self) {} }
    return await hub.sendToReceiver(value)
  }

  /// The number of subscriptions that have not ended.
  ///
  /// Any thread may read it at any time. While another thread delivers, a subscription that has just begun or ended may not be counted
  /// yet. It is 0 after a terminal event.
  ///
  ///     let taps = Subject<Int, Never>()
  ///     let subscription = taps.subscribe { print($0) }
  ///     print(taps.subscriptionCount)
  ///     subscription.dispose()
  ///     print(taps.subscriptionCount)
  ///     // 1
  ///     // 0
  ///
  /// - Complexity: O(1).
  public var subscriptionCount: Int { hub.subscriptionCount }
}

/// The memory of a subject that replays nothing.
@usableFromInline
struct NoMemory<Value: Sendable>: SubjectMemory {
  @inlinable var isForgetful: Bool { true }
  @inlinable static var outlivesTermination: Bool { false }
  @inlinable init() {}
  @inlinable func replay() -> EmptyCollection<Value> { EmptyCollection() }
  @inlinable mutating func remember(_ value: Value) -> Value? { nil }
}
