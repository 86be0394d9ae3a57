extension SignalProtocol {
  /// Subscribes to this signal again each time it completes, without end.
  ///
  ///     [1, 2].signal().repeated().take(5).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 1
  ///     // 2
  ///     // 1
  ///
  /// A failure ends it, and so does disposal. Rounds that complete at once follow each other in a loop: they take
  /// constant stack. Each round starts, after the cleanup of the one before, on the thread of its completion.
  ///
  /// RAC: `repeat`, which started each round but the first on a scheduler.
  @inlinable
  public func repeated() -> some SignalProtocol<Value, Failure> {
    Successive(Again(self, after: .completion, rounds: nil))
  }

  /// Subscribes to this signal `times` times in all, one after the other. With 0 it completes at once.
  ///
  /// ![Marble diagram of repeated](repeated)
  ///
  /// Otherwise as ``repeated()``.
  @inlinable
  public func repeated(_ times: Int) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "Can't repeat a negative number of times")
    return Successive(Again(self, after: .completion, rounds: times))
  }
}
