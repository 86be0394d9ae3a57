// When the task is cancelled the subscription ends, and each of these returns what there is by then: a failure has a type,
// so they cannot throw a `CancellationError`.
extension SignalProtocol {
  /// Waits for the first value, and ends the subscription.
  ///
  ///     let answer = try await service.ask("6 × 7").first()
  ///
  /// - Returns: the value; `nil` when the signal completes without one, or the task is cancelled.
  /// - Throws: the failure of a signal that fails without having sent a value.
  public func first() async throws(Failure) -> Value? {
    var values = take(1).values.makeAsyncIterator()
    return try await values.next()
  }

  /// Waits until the signal has completed, and returns its last value.
  ///
  /// - Returns: the value; `nil` when there was none, or the task is cancelled.
  /// - Throws: the signal's failure.
  public func last() async throws(Failure) -> Value? {
    var values = takeLast(1).values.makeAsyncIterator()
    return try await values.next()
  }

  /// Waits until the signal has completed, and returns all its values.
  ///
  /// - Returns: the values; those that have come by then when the task is cancelled.
  /// - Throws: the signal's failure; the values are lost then.
  public func collected() async throws(Failure) -> [Value] {
    var all: [Value] = []
    for try await value in values { all.append(value) }
    return all
  }

  /// Waits until the signal has completed, or the task is cancelled. What it sends is dropped.
  ///
  /// - Throws: the signal's failure.
  public func completion() async throws(Failure) {
    var values = ignoreValues().values.makeAsyncIterator()
    _ = try await values.next()
  }
}
