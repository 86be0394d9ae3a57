extension SignalProtocol {
  /// Returns a signal that sends the values of this signal until `trigger` sends a value or completes.
  ///
  /// ![Marble diagram of takeUntil](takeUntil)
  ///
  ///     // a--b--c--d--|
  ///     // -------x         take(until:)
  ///     // a--b--c|
  ///
  /// The trigger is started first. When it sends a value or completes immediately, this signal is not started. The trigger
  /// cannot fail.
  ///
  /// - **Sends**: the values that precede the first event of `trigger`.
  /// - **Ends**: completes when `trigger` sends a value or completes, and disposes this signal. If this signal ends
  ///   earlier, the result ends as it does, after `trigger` has been disposed.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `takeUntil:`, which ignored the trigger's failure.
  ///
  /// - Parameter trigger: The signal that ends this one.
  /// - Returns: A signal of the values that precede the trigger.
  /// - Complexity: O(1) for each value.
  @inlinable
  public func take<Trigger: SignalProtocol>(until trigger: Trigger) -> Signal<Value, Failure>
  where Trigger.Failure == Never {
    .join(trigger.promoteFailure(to: Failure.self).erased, erased, "takeUntil", ()) { _, input, down in
      switch input {
      case .second(let value?): down.send(value)
      case .first, .second(nil): down.complete()
      }
    }
  }
}
