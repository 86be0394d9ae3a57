extension SignalProtocol {
  /// Returns a signal that sends `values` when this signal completes, and then completes.
  ///
  /// ![Marble diagram of append](append)
  ///
  ///     [1, 2].signal().append(3, 4).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 3
  ///     // 4
  ///
  /// To append the values of a signal, use ``concat(_:)``. To send a value first, use ``start(with:)``.
  ///
  /// - **Sends**: the values of this signal, and after its completion `values`.
  /// - **Ends**: completes after the last value. Fails when this signal fails, without `values`.
  /// - **Disposal**: disposes this signal, or stops between two of the values.
  /// - **Thread**: the sender's. `values` are sent on the thread of the completion, after the cleanup of this signal.
  /// - **Memory**: `values`.
  ///
  /// - Parameter values: The last values.
  /// - Returns: A signal that ends with these values.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func append(_ values: Value...) -> some SignalProtocol<Value, Failure> {
    rewritten("append", ()) { _, value, send in
      send(value)
      return true
    } last: { _, send in
      for value in values { send(value) }
    }
  }
}
