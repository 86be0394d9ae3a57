extension SignalProtocol {
  /// Subscribes to this signal again each time it fails, without end.
  ///
  /// Values pass as they come, those of rounds that fail later included; failures do not pass. Completion ends it,
  /// and so does disposal. Rounds that fail at once follow each other in a loop: they take constant stack.
  ///
  /// RAC: `retry`.
  @inlinable
  public func retry() -> some SignalProtocol<Value, Failure> {
    Successive(Again(self, after: .failure, rounds: nil))
  }

  /// Subscribes to this signal again, at most `times` times, when it fails. With 0 it changes nothing.
  ///
  /// ![Marble diagram of retry](retry)
  ///
  ///     var attempts = 0
  ///     load().retry(2)   // tries three times in all
  ///
  /// The last failure passes. Otherwise as ``retry()``.
  ///
  /// RAC: `retry:`, where 0 meant without end.
  @inlinable
  public func retry(_ times: Int) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "Can't retry a negative number of times")
    // So many rounds that nobody sees the end of them are without end.
    let (rounds, isEndless) = times.addingReportingOverflow(1)
    return Successive(Again(self, after: .failure, rounds: isEndless ? nil : rounds))
  }
}
