extension SignalProtocol {
  /// Returns a signal that is subscribed to this signal while the latest value of `condition` is `true`.
  ///
  /// ![Marble diagram of running(while:)](runningWhile)
  ///
  ///     let isVisible = MutableProperty(false)
  ///     let clock = Signal.interval(.seconds(1), on: scheduler)
  ///     clock.running(while: isVisible.signal).subscribe { print($0) }   // no timer while nothing is visible
  ///
  /// Each `true` after a `false` begins another subscription, so a cold signal starts from its beginning. A repeated value changes
  /// nothing. ``hold(while:buffering:)`` keeps the subscription and the values instead.
  ///
  /// - **Sends**: the values of this signal while the condition is `true`.
  /// - **Ends**: as this signal does. Completes also when `condition` completes while its latest value is not `true`, since no value can
  ///   follow.
  /// - **Disposal**: disposes both signals. A `false` disposes this signal.
  /// - **Thread**: the sender's. This signal is subscribed to on the thread of the condition.
  /// - **Memory**: the latest value of `condition`.
  ///
  /// - Parameter condition: A signal that decides whether this signal runs. It does not run before the first value.
  /// - Returns: A signal of the values of all subscriptions.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func running<Condition: SignalProtocol>(while condition: Condition) -> Signal<Value, Failure>
  where Condition.Value == Bool, Condition.Failure == Never {
    erased.running(during: condition.erased)
  }
}

extension Signal {
  // Not inlinable: it is large, and a value passes two closures more.
  @usableFromInline
  func running(during condition: Signal<Bool, Never>) -> Signal {
    let events = materialize().erased
    let running = condition.distinctUntilChanged()
      .flatMap(.latest) { $0 ? events : .empty }
      .dematerialize()
    return Named(running) { "[\(self), \(condition)] running" }.erased
  }
}
