extension SignalProtocol where Failure == Never {
  /// Returns a signal with another failure type, to be combined with signals of that type.
  ///
  ///     Signal.just(1).promoteFailure(to: DigitError.self).concat(digits(of: "2x")).subscribeEvents { print($0) }
  ///     // next(1)
  ///     // next(2)
  ///     // failed(notADigit)
  ///
  /// - **Sends**: the values of this signal, unchanged.
  /// - **Ends**: completes when this signal completes. It never fails.
  /// - **Disposal**: disposes this signal.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter failure: The failure type.
  /// - Returns: A signal of the same values.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func promoteFailure<NewFailure: Error>(
    to failure: NewFailure.Type
  ) -> some SignalProtocol<Value, NewFailure> {
    Transformed(self, "promoteFailure", MapEnd { (_: Never?) in nil as NewFailure? })
  }
}
