extension SignalProtocol where Value: Equatable {
  /// Drops the values that equal `value`, and sends the others.
  ///
  /// ![Marble diagram of ignore](ignore)
  ///
  ///     ["a", "", "b"].signal().ignore("").subscribe { print($0) }
  ///     // a
  ///     // b
  ///
  /// `nil` is a value like any other: `ignore(nil)` drops it from a signal of optionals. To unwrap the others as
  /// well, use ``compactMap(_:)``.
  ///
  /// RAC: `ignore:`.
  @inlinable
  public func ignore(_ value: Value) -> some SignalProtocol<Value, Failure> {
    filter { $0 != value }
  }
}
