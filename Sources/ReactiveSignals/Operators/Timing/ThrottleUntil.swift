extension SignalProtocol {
  /// Returns a signal that sends a value and then drops values until the signal that `trigger` returns for the value sent
  /// sends a value or completes.
  ///
  /// ![Marble diagram of throttle(until:)](throttleUntil)
  ///
  ///     let (taps, answers) = (Subject<Int, Never>(), Subject<Void, Never>())
  ///     taps.throttle(until: { _ in answers }).subscribe { print($0) }
  ///     taps.send(1)
  ///     taps.send(2)
  ///     answers.send(())
  ///     taps.send(3)
  ///     // 1
  ///     // 3
  ///
  /// A value that arrives while no trigger runs is sent immediately, on its thread, and then its trigger is started. The values
  /// that arrive while the trigger runs are dropped. To send the latest of them instead, use ``audit(until:)``. The ends of
  /// this signal are passed on immediately, and dispose the trigger, as disposal does. `trigger` runs on the thread of the value. A
  /// trigger cannot fail. It keeps no values. It behaves as ``throttle(for:latest:on:)`` without `latest` otherwise.
  ///
  /// - Parameter trigger: A function of a value that returns the signal that ends the pause after it.
  /// - Returns: A signal of the values that are not dropped.
  @_alwaysEmitIntoClient
  public func throttle<Trigger: SignalProtocol>(
    until trigger: @escaping @Sendable (Value) -> Trigger
  ) -> Signal<Value, Failure> where Trigger.Failure == Never {
    erased.throttled { trigger($0).erased }
  }
}

extension Signal {
  // Not inlinable: most values are dropped, and the others cost a subscription to their trigger.
  @usableFromInline
  func throttled<End>(until trigger: @escaping @Sendable (Value) -> Signal<End, Never>) -> Signal {
    let throttled = publish { values in
      values.flatMap(.first) { value in
        let pause = Signal<Void, Never>.deferred {
          trigger(value).mapReplace(()).race(values.ended().mapReplace(())).take(1)
        }
        return Signal.just(value)
          .concat(pause.ignoreValues(as: Value.self).promoteFailure(to: Failure.self))
          .erased
      }
    }
    return Named(throttled) { "[\(self)] throttle" }.erased
  }
}
