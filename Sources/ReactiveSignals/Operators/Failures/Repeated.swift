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
  /// The result ends with the first failure, or when it is disposed. Each round starts after the cleanup of the one before,
  /// on the thread of its completion. Rounds that complete at once follow each other in a loop, and take constant stack.
  ///
  /// RAC: `repeat`, which started each round but the first on a scheduler.
  ///
  /// - Returns: A signal of the values of all rounds.
  @inlinable
  public func repeated() -> some SignalProtocol<Value, Failure> {
    Sequenced(repeating: erased, afterFailure: false, rounds: nil)
  }

  /// Returns a signal that subscribes to this signal `times` times in all, one after the other.
  ///
  /// ![Marble diagram of repeated](repeated)
  ///
  /// Otherwise it behaves as ``repeated()``.
  ///
  /// - Parameter times: The number of rounds. With 0, the result completes at once.
  /// - Returns: A signal of the values of all rounds.
  @inlinable
  public func repeated(_ times: Int) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "Can't repeat a negative number of times")
    return Sequenced(repeating: erased, afterFailure: false, rounds: times)
  }
}
