extension SignalProtocol {
  /// Returns a signal of the values of materialized events.
  ///
  /// ![Marble diagram of elements](elements)
  ///
  ///     digits(of: "12x").materialize().elements().subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///
  /// Together with ``failures()`` it makes two signals of one that can fail: share the events, and take both.
  ///
  ///     let results = requests.flatMap { load($0).materialize() }.share()
  ///     let (pages, failures) = (results.elements(), results.failures())
  ///
  /// - **Sends**: the value of each event that has one.
  /// - **Ends**: as the signal of events does. Materialized ends pass by.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Returns: A signal of values.
  /// - Complexity: O(1) for each event.
  @_alwaysEmitIntoClient
  public consuming func elements<Element: Sendable, Failed: Error>() -> some SignalProtocol<Element, Failure>
  where Value == Event<Element, Failed> {
    compactMap { event in if case .next(let value) = event { value } else { nil } }
  }

  /// Returns a signal of the failures of materialized events.
  ///
  /// ![Marble diagram of failures](failures)
  ///
  ///     digits(of: "12x").materialize().failures().subscribe { print($0) }
  ///     // notADigit
  ///
  /// It behaves as ``elements()`` otherwise.
  ///
  /// - Returns: A signal of failures.
  /// - Complexity: O(1) for each event.
  @_alwaysEmitIntoClient
  public consuming func failures<Element: Sendable, Failed: Error>() -> some SignalProtocol<Failed, Failure>
  where Value == Event<Element, Failed> {
    compactMap { $0.failure }
  }
}
