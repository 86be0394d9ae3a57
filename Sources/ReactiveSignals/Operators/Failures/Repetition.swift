extension Rounds where InputFailure == Failure {
  /// Creates the sequence of a signal that is repeated, either after each completion or after each failure.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - isRetried: A Boolean value that decides whether failures are repeated, and not completions.
  ///   - rounds: The number of rounds; `nil` without a limit.
  @inlinable
  init(repeating signal: Signal<Value, Failure>, afterFailure isRetried: Bool, rounds: Int?) {
    let (next, last) = (Step.next(signal), Step.last(signal))
    let first = rounds == 0 ? .completed : rounds == 1 ? last : next
    self.init(signal, name: isRetried ? "retry" : "repeated", first: first) { round, failure in
      if isRetried == (failure != nil) { return round + 1 == rounds ? last : next }
      return if let failure { .failed(failure) } else { .completed }
    }
  }
}
