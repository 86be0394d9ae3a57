extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again after a completion, when a signal derived from the
  /// completions sends a value.
  ///
  /// ![Marble diagram of repeatedWhen](repeatedWhen)
  ///
  ///     [1, 2].signal().repeated(when: { completions in completions.take(1) }).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 1
  ///     // 2
  ///
  /// `handler` runs for each subscription, before the first round. Its argument is the signal of the completions. The signal
  /// that it returns answers each completion:
  ///
  /// - A value starts the next round. A value that arrives while a round runs is ignored.
  /// - A failure fails the result immediately.
  /// - A completion means that there are no more rounds. The result completes: immediately when a completion waits for an answer,
  ///   and otherwise with the round that runs. So `{ $0.take(2) }` allows two more rounds.
  ///
  /// The signal of the completions neither fails nor completes. It has the failure type of this signal, so that it can be
  /// combined with signals of that type.
  ///
  /// - **Sends**: the values of all rounds.
  /// - **Ends**: completes when the answers complete. Fails with the first failure of this signal or of the answers.
  /// - **Disposal**: disposes the round that runs, and the signal of the answers.
  /// - **Thread**: the sender's. A round starts on the thread of the value that starts it, after the cleanup of the one
  ///   before.
  /// - **Memory**: one round. Rounds that complete and are answered immediately follow each other in a loop, and take
  ///   constant stack. A completion that waits for an answer holds the subscription.
  ///
  /// - Parameter handler: A closure that makes the signal of answers from the signal of completions.
  /// - Returns: A signal of the values of all rounds.
  /// - Complexity: O(1) for each value and round.
  @_alwaysEmitIntoClient
  public func repeated<Trigger: SignalProtocol>(
    when handler: @escaping @Sendable (_ completions: Signal<Void, Failure>) -> Trigger
  ) -> Signal<Value, Failure> where Trigger.Failure == Failure {
    erased.answeredRounds(name: "repeated") {
      $0.connect(notice: { $0 == nil ? () : nil }) { handler($0).erased }
    }
  }
}
