// Cancellation of the task ends the subscription. The methods throw an error that states it where the failure type has one: see
// `CancellationRepresentable`. A method with another failure type, such as `Never`, returns what it has received by then.
// The methods return when the tasks of the subscription's operators have ended, which get the priority of the caller.
extension SignalProtocol {
  /// Suspends the task until the first value arrives, and ends the subscription.
  ///
  ///     let answer = try await service.ask("6 × 7").first()
  ///
  /// When the task is canceled, it throws a `CancellationError` if the failure type is `any Error`, and the error of a
  /// ``CancellationRepresentable`` failure type. With another failure type, such as `Never`, it returns `nil`: read `Task.isCancelled`
  /// before you take this for a signal without values. A signal with a wider failure type throws:
  ///
  ///     let sure = try await service.ask("6 × 7").mapFailure { $0 as any Error }.first()
  ///
  /// ``first(where:)`` is an operator, and returns a signal. The operator for the first value is ``take(_:)``.
  ///
  /// - Returns: The value, or `nil` if the signal completes without a value, or the task is canceled.
  /// - Throws: The failure of a signal that fails without having sent a value, or the error of a canceled task.
  @_alwaysEmitIntoClient
  public func first() async throws(Failure) -> Value? {
    try await take(1).values.onlyValue()
  }

  /// Suspends the task until the signal has completed, and returns its last value.
  ///
  /// When the task is canceled, it throws a `CancellationError` if the failure type is `any Error`, and the error of a
  /// ``CancellationRepresentable`` failure type. With another failure type, such as `Never`, it returns `nil`: read `Task.isCancelled`
  /// before you take this for a signal without values.
  ///
  /// - Returns: The value, or `nil` if there is none, or the task is canceled.
  /// - Throws: The signal's failure, or the error of a canceled task.
  @_alwaysEmitIntoClient
  public func last() async throws(Failure) -> Value? {
    try await takeLast(1).values.onlyValue()
  }

  /// Suspends the task until the signal has completed, and returns all its values.
  ///
  /// When the task is canceled, it throws a `CancellationError` if the failure type is `any Error`, and the error of a
  /// ``CancellationRepresentable`` failure type. With another failure type, such as `Never`, it returns the values received by then:
  /// read `Task.isCancelled` before you take them for all.
  ///
  /// - Returns: The values.
  /// - Throws: The signal's failure, or the error of a canceled task. The values are lost then.
  @inlinable
  public func collected() async throws(Failure) -> [Value] {
    var all: [Value] = []
    for try await value in values { all.append(value) }
    return all
  }

  /// Suspends the task until the signal has completed. Values are dropped.
  ///
  /// When the task is canceled, it throws a `CancellationError` if the failure type is `any Error`, and the error of a
  /// ``CancellationRepresentable`` failure type. With another failure type, such as `Never`, it returns: read `Task.isCancelled` before
  /// you rely on the completion.
  ///
  /// - Throws: The signal's failure, or the error of a canceled task.
  @_alwaysEmitIntoClient
  public func completion() async throws(Failure) {
    _ = try await ignoreValues().values.onlyValue()
  }
}

extension SignalValues {
  /// Returns the only value, or `nil` if there is none. Suspends the task until the subscription and its tasks have ended.
  @inlinable
  func onlyValue() async throws(Failure) -> Value? {
    var values = makeAsyncIterator()
    guard let value = try await values.next() else { return nil }
    await values.cursor.pull.mailbox.source.endWithTasks()
    return value
  }
}
