extension SignalProtocol {
  /// Returns a signal that drops the values of this signal until `trigger` sends a value or completes.
  ///
  /// ![Marble diagram of skipUntil](skipUntil)
  ///
  ///     // a--b--c--d--|
  ///     // ----x             skip(until:)
  ///     // ------c--d--|
  ///
  /// The trigger is started first, and disposed at its first value. It cannot fail.
  ///
  /// - **Sends**: the values that follow the first event of `trigger`.
  /// - **Ends**: as this signal does, at any time.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter trigger: The signal that opens this one.
  /// - Returns: A signal of the values that follow the trigger.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func skip<Trigger: SignalProtocol>(until trigger: Trigger) -> Signal<Value, Failure>
  where Trigger.Failure == Never {
    let trigger = trigger.take(1).promoteFailure(to: Failure.self).erased
    return .join(trigger, erased, "skipUntil", false) { isOpen, input, down in
      switch input {
      case .first: isOpen = true
      case .second(let value?): if isOpen { down.send(value) }
      case .second(nil): down.complete()
      }
    }
  }
}
