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
public final class Subject<Value: Sendable, Failure: Error>: SignalProtocol, SubscriberProtocol {
  @usableFromInline let hub: SubjectHub<Value, Failure, NoMemory<Value>>

  /// Creates a subject without subscribers.
  @inlinable
  public init() { hub = SubjectHub(NoMemory()) }

  deinit { hub.endWithSubject() }

  /// Sends a value to the subscribers. Does nothing after a terminal event. RAC: `sendNext:`.
  ///
  /// - Parameter value: The value to send.
  @inlinable
  public func send(_ value: Value) { hub.send(value) }

  /// Sends a failure to the subscribers, and ends their subscriptions. RAC: `sendError:`.
  ///
  /// - Parameter error: The failure to send.
  @inlinable
  public func fail(_ error: Failure) { hub.end(error) }

  /// Sends completion to the subscribers, and ends their subscriptions. RAC: `sendCompleted`.
  @inlinable
  public func complete() { hub.end(nil) }

  /// Disposes a disposable when the subject terminates, or immediately when it has terminated.
  ///
  /// - Parameter disposable: The disposable, for example the subscription to a signal that sends to this subject.
  public func add(_ disposable: any Disposable) { hub.add(disposable) }

  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    hub.attach(sink, in: subscription)
  }
}

/// The memory of a subject that replays nothing.
@usableFromInline
struct NoMemory<Value: Sendable>: SubjectMemory {
  @inlinable static var isForgetful: Bool { true }
  @inlinable static var outlivesTermination: Bool { false }
  @inlinable init() {}
  @inlinable func replay(_ body: (Value) -> Bool) {}
  @inlinable mutating func remember(_ value: Value) -> Value? { nil }
}
