/// A signal that is driven by hand: what is sent to it goes to those who are subscribed at that moment.
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
/// Any thread may send, and any handler. All subscribers see one order: a value sent while another is
/// being delivered waits its turn and is delivered by the thread that is at it, so sending never blocks.
/// Subscribers are called in the order they subscribed, on the thread that delivers.
///
/// After a terminal event everything sent is ignored, and who subscribes gets that terminal event. A
/// subject that is released completes its subscribers, since nothing can follow.
///
/// - Complexity: sending is O(*n*) in the number of subscribers and allocates nothing, as long as nobody sends
///   meanwhile; what is sent meanwhile is queued without limit. Subscribing and disposing are amortised O(1).
///
/// RAC: `RACSubject`.
public final class Subject<Value: Sendable, Failure: Error>: HubSubject {
  @usableFromInline let hub = SubjectHub<NoMemory<Value>, Failure>(NoMemory())

  /// A subject without subscribers.
  public init() {}

  deinit { hub.send(event: .completed) }
}

/// The memory of a plain subject.
@usableFromInline
struct NoMemory<Value: Sendable>: SubjectMemory {
  @inlinable static var isForgetful: Bool { true }
  @inlinable static var outlivesTermination: Bool { false }
  @inlinable init() {}
  @inlinable var remembered: EmptyCollection<Value> { EmptyCollection() }
  @inlinable mutating func remember(_ value: Value) -> Value? { nil }
}
