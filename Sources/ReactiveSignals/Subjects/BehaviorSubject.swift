/// A subject with a current value: a subscriber receives that value first, and then the values that are sent.
///
/// ![Marble diagram of a behavior subject with three subscribers](behaviorSubject)
///
///     let subject = BehaviorSubject<Int, Never>(0)
///     subject.subscribe { print("first", $0) }
///     subject.send(1)
///     subject.subscribe { print("second", $0) }
///     print(subject.value)
///     // first 0
///     // first 1
///     // second 1
///     // 1
///
/// The current value is delivered before `subscribe` returns, unless another thread is delivering. Then that thread
/// delivers it, in order. No value is missed or delivered twice.
///
/// After a terminal event the subject ignores everything that is sent, and a new subscriber receives that terminal event
/// and no value. Use a ``ReplaySubject`` to deliver the last value, too. A subject that is released completes its
/// subscribers. In all other respects it is like ``Subject``.
///
/// The subject retains the current value for its lifetime, even after a terminal event.
///
/// RAC: `RACBehaviorSubject`, which could be created without a value and then sent `nil`. Use an optional `Value` for that.
public final class BehaviorSubject<Value: Sendable, Failure: Error>: SignalProtocol, SubscriberProtocol,
  HubSubject
{
  @usableFromInline let hub: SubjectHub<Value, Failure, CurrentValue<Value>>
  @usableFromInline let current: CurrentValue<Value>

  /// Creates a subject with a current value.
  ///
  /// - Parameter initial: The current value until another one is sent.
  @inlinable
  public init(_ initial: Value) {
    current = CurrentValue(initial)
    hub = SubjectHub(current)
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

  /// The value that was delivered last. It changes before the handlers of the subscribers run.
  ///
  /// Any thread may read it at any time. A value that is sent while another one is being delivered becomes the current
  /// value when its own delivery begins.
  public var value: Value {
    @inlinable get { current.value }
    @available(*, unavailable, message: "Send the value: 'subject.send(…)'.")
    set { neverCalled() }
  }
}

/// The memory of a behavior subject. It has a lock, since its value is read outside the gate, too.
@usableFromInline
final class CurrentValue<Value: Sendable>: SubjectMemory {
  @usableFromInline let current: Locked<Value>

  @inlinable
  init(_ initial: Value) { current = Locked(initial) }

  @inlinable var value: Value { current.withLock { $0 } }

  @inlinable var isForgetful: Bool { false }
  @inlinable static var outlivesTermination: Bool { false }

  @inlinable func replay() -> CollectionOfOne<Value> { CollectionOfOne(value) }

  @inlinable
  func remember(_ value: Value) -> Value? {
    current.withLock { current in
      defer { current = value }
      return current
    }
  }
}
