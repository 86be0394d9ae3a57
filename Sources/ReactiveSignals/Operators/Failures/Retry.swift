extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again each time it fails, without limit.
  ///
  ///     let attempts = MutableProperty(0)
  ///     Signal<Int, LoadError>
  ///       .deferred { () -> Signal<Int, LoadError> in
  ///         attempts.value += 1
  ///         return attempts.value < 3 ? .fail(.offline) : Signal(Signal.just(attempts.value).promoteFailure(to: LoadError.self))
  ///       }
  ///       .retry()
  ///       .subscribeEvents { print($0) }
  ///     // next(3)
  ///     // completed
  ///
  /// - **Sends**: the values of all attempts.
  /// - **Ends**: completes with the first completion. It never fails.
  /// - **Disposal**: disposes the attempt that runs.
  /// - **Thread**: the sender's. An attempt starts on the thread of the failure before it, after the cleanup.
  /// - **Memory**: one attempt, and this signal with the objects that it retains, such as a subject. Attempts that fail immediately follow each
  ///   other in a loop, and take constant stack.
  ///
  /// RAC: `retry`.
  ///
  /// - Returns: A signal of the values of all attempts.
  /// - Complexity: O(1) for each value and attempt.
  @_alwaysEmitIntoClient
  public func retry() -> Signal<Value, Failure> {
    Rounds(repeating: erased, afterFailure: true, rounds: nil).signal
  }

  /// Returns a signal that subscribes to this signal again, at most `times` times, when it fails.
  ///
  /// ![Marble diagram of retry](retry)
  ///
  ///     digits(of: "1x").retry(1).subscribeEvents { print($0) }
  ///     // next(1)
  ///     // next(1)
  ///     // failed(notADigit)
  ///
  /// The failure of the last attempt fails the result. Otherwise it behaves as ``retry()``.
  ///
  /// RAC: `retry:`, where 0 meant without limit.
  ///
  /// - Parameter times: The number of attempts that may follow the first. With 0, the result is this signal.
  /// - Returns: A signal of the values of all attempts.
  @_alwaysEmitIntoClient
  public func retry(_ times: Int) -> Signal<Value, Failure> {
    stopProgram(ifNegative: times, "Can't retry a negative number of times")
    // The first attempt is a round too. A number of rounds that overflows is without limit.
    let (rounds, isEndless) = times.addingReportingOverflow(1)
    return Rounds(repeating: erased, afterFailure: true, rounds: isEndless ? nil : rounds).signal
  }
}
