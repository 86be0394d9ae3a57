extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again each time it fails, without limit.
  ///
  /// The values of all attempts are sent. Failures are not. The result ends with the first completion, or when it is
  /// disposed. Each attempt starts after the cleanup of the one before. Attempts that fail at once follow each other in a
  /// loop, and take constant stack.
  ///
  /// RAC: `retry`.
  ///
  /// - Returns: A signal of the values of all attempts.
  @inlinable
  public func retry() -> some SignalProtocol<Value, Failure> {
    Sequenced(repeating: erased, afterFailure: true, rounds: nil)
  }

  /// Returns a signal that subscribes to this signal again, at most `times` times, when it fails.
  ///
  /// ![Marble diagram of retry](retry)
  ///
  ///     load().retry(2)   // tries three times in all
  ///
  /// The failure of the last attempt fails the result. Otherwise it behaves as ``retry()``.
  ///
  /// RAC: `retry:`, where 0 meant without limit.
  ///
  /// - Parameter times: The number of attempts that may follow the first. With 0, the result is this signal.
  /// - Returns: A signal of the values of all attempts.
  @inlinable
  public func retry(_ times: Int) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "Can't retry a negative number of times")
    // The first attempt is a round too. A number of rounds that overflows is without limit.
    let (rounds, isEndless) = times.addingReportingOverflow(1)
    return Sequenced(repeating: erased, afterFailure: true, rounds: isEndless ? nil : rounds)
  }
}
