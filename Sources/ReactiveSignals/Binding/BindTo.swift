extension SignalProtocol where Failure == Never {
  /// Writes each value to `property`.
  ///
  ///     let title = MutableProperty("")
  ///     chapters.map(\.title).bind(to: title)
  ///
  /// The signal cannot fail; say before what becomes of failures: `replaceFailure(with:)`, `catch`, `retry` … Completion
  /// ends the binding and leaves the last value. Several bindings may write one property.
  ///
  /// The binding does not keep `property` alive, and ends when it is released.
  ///
  /// RAC: `RAC(object, key) = signal`, `setKeyPath:onObject:`.
  ///
  /// - Returns: the binding. Disposing it ends it; dropping it does not.
  @discardableResult
  public func bind(to property: MutableProperty<Value>) -> any Disposable {
    property.bind(self)
  }
}
