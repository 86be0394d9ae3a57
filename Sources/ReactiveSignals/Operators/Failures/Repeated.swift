extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again each time it completes, without limit.
  ///
  ///     [1, 2].signal().repeated().take(5).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 1
  ///     // 2
  ///     // 1
  ///
  /// - **Sends**: the values of all rounds.
  /// - **Ends**: fails with the first failure. It never completes.
  /// - **Disposal**: disposes the round that runs.
  /// - **Thread**: the sender's. A round starts on the thread of the completion before it, after the cleanup.
  /// - **Memory**: one round. Rounds that complete immediately follow each other in a loop, and take constant stack.
  ///
  /// RAC: `repeat`, which started each round but the first on a scheduler.
  ///
  /// - Returns: A signal of the values of all rounds.
  /// - Complexity: O(1) for each value and round.
  @_alwaysEmitIntoClient
  public func repeated() -> Signal<Value, Failure> {
    Rounds(repeating: erased, afterFailure: false, rounds: nil).signal
  }

  /// Returns a signal that subscribes to this signal `times` times in all, one after the other.
  ///
  /// ![Marble diagram of repeated](repeated)
  ///
  ///     [1, 2].signal().repeated(2).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 1
  ///     // 2
  ///
  /// Otherwise it behaves as ``repeated()``.
  ///
  /// - Parameter times: The number of rounds. With 0, the result completes immediately.
  /// - Returns: A signal of the values of all rounds.
  @_alwaysEmitIntoClient
  public func repeated(_ times: Int) -> Signal<Value, Failure> {
    stopProgram(ifNegative: times, "Can't repeat a negative number of times")
    return Rounds(repeating: erased, afterFailure: false, rounds: times).signal
  }
}
