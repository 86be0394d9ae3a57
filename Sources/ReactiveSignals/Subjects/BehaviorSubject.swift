/// A subject with a current value: who subscribes gets that first, then what is sent.
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
/// The current value is delivered before subscribing returns, except while another thread is delivering:
/// that thread then delivers it, in its turn. No value is missed or delivered twice meanwhile.
///
/// After a terminal event everything sent is ignored, and who subscribes gets that terminal event and no value;
/// for the last value as well, take a ``ReplaySubject``. A subject that is released completes its subscribers.
/// Otherwise it is as ``Subject``.
///
/// It holds the current value as long as it lives, terminated or not.
///
/// RAC: `RACBehaviorSubject`, which could be made without a value and then sent `nil`: take an optional `Value`.
public final class BehaviorSubject<Value: Sendable, Failure: Error>: HubSubject {
  @usableFromInline let hub: SubjectHub<CurrentValue<Value>, Failure>
  private let current: CurrentValue<Value>

  /// A subject whose current value is `initial` until one is sent.
  public init(_ initial: Value) {
    current = CurrentValue(initial)
    hub = SubjectHub(current)
  }

  deinit { hub.send(event: .completed) }

  /// The value delivered last. While a value is being delivered it is that one already: for the subscribers'
  /// handlers, and for other threads.
  ///
  /// Any thread may read it, at any time. A value that has been sent while another was being delivered becomes
  /// the current one in its turn.
  public var value: Value { current.value }
}

/// The memory of a behaviour subject: behind a lock, for its value is read outside the gate too.
@usableFromInline
final class CurrentValue<Value: Sendable>: SubjectMemory {
  private let current: Locked<Value>

  init(_ initial: Value) { current = Locked(initial) }

  var value: Value { current.withLock { $0 } }

  @inlinable static var isForgetful: Bool { false }
  @inlinable static var outlivesTermination: Bool { false }

  @usableFromInline var remembered: CollectionOfOne<Value> { CollectionOfOne(value) }

  @usableFromInline
  func remember(_ value: Value) -> Value? {
    current.withLock { current in
      defer { current = value }
      return current
    }
  }
}
