extension Rounds where InputFailure == Failure {
  /// Creates the sequence of a signal that is repeated, either after each completion or after each failure.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - isRetried: A Boolean value that decides whether failures are repeated, and not completions.
  ///   - rounds: The number of rounds; `nil` without a limit.
  @inlinable
  init(repeating signal: Signal<Value, Failure>, afterFailure isRetried: Bool, rounds: Int?) {
    self.init(signal, name: isRetried ? "retry" : "repeated", asksFirst: rounds.map { $0 < 2 } ?? false) {
      round,
      failure in
      if round == 0 || isRetried == (failure != nil) {
        return round == rounds ? .completed : round + 1 == rounds ? .last(signal) : .next(signal)
      }
      return if let failure { .failed(failure) } else { .completed }
    }
  }
}
