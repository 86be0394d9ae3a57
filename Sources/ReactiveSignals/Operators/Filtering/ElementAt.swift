extension SignalProtocol {
  /// Sends the value at position `index`, counted from 0, then completes.
  ///
  /// ![Marble diagram of elementAt](elementAt)
  ///
  ///     ["a", "b", "c"].signal().element(at: 1).subscribe { print($0) }
  ///     // b
  ///
  /// Completing ends the source. A source that ends before gives no value: the result ends as the source does.
  ///
  /// - Parameter index: The position; not negative.
  @inlinable
  public func element(at index: Int) -> some SignalProtocol<Value, Failure> {
    precondition(index >= 0, "Can't send the value at a negative index")
    return skip(index).take(1)
  }
}
