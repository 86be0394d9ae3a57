extension SignalProtocol {
  /// Returns a signal that sends each event as a value, including the terminal event, and then completes.
  ///
  /// ![Marble diagram of materialize](materialize)
  ///
  ///     digits(of: "12x").materialize().subscribe { print($0) }
  ///     // next(1)
  ///     // next(2)
  ///     // failed(notADigit)
  ///
  /// ``dematerialize()`` is the inverse.
  ///
  /// - **Sends**: one event for each value, and one for the end.
  /// - **Ends**: completes after the event of the end. It never fails.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `materialize`.
  ///
  /// - Complexity: O(1) for each value.
  @inlinable
  public consuming func materialize() -> some SignalProtocol<Event<Value, Failure>, Never> {
    rewritten("materialize", ()) { _, value, send in
      send(.next(value))
      return true
    } end: { _, failure, send in
      send(.end(failure))
      return nil
    }
  }
}
