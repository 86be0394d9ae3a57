// Cancellation of the task ends the subscription, and each method returns the values received by then: failures are typed,
// so the methods cannot throw a `CancellationError`.
extension SignalProtocol {
  /// Suspends the task until the first value arrives, and ends the subscription.
  ///
  ///     let answer = try await service.ask("6 × 7").first()
  ///
  /// - Returns: The value, or `nil` if the signal completes without a value or the task is canceled.
  /// - Throws: The failure of a signal that fails without having sent a value.
  @inlinable
  public func first() async throws(Failure) -> Value? {
    var values = take(1).values.makeAsyncIterator()
    return try await values.next()
  }

  /// Suspends the task until the signal has completed, and returns its last value.
  ///
  /// - Returns: The value, or `nil` if there is none or the task is canceled.
  /// - Throws: The signal's failure.
  @inlinable
  public func last() async throws(Failure) -> Value? {
    var values = takeLast(1).values.makeAsyncIterator()
    return try await values.next()
  }

  /// Suspends the task until the signal has completed, and returns all its values.
  ///
  /// - Returns: The values. If the task is canceled, these are the values received by then.
  /// - Throws: The signal's failure. The values are lost then.
  @inlinable
  public func collected() async throws(Failure) -> [Value] {
    var all: [Value] = []
    for try await value in values { all.append(value) }
    return all
  }

  /// Suspends the task until the signal has completed or the task is canceled. Values are dropped.
  ///
  /// - Throws: The signal's failure.
  @inlinable
  public func completion() async throws(Failure) {
    var values = ignoreValues().values.makeAsyncIterator()
    _ = try await values.next()
  }
}
