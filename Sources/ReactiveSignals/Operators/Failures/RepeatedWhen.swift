extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again after a completion, when a signal made of the completions sends a
  /// value.
  ///
  /// ![Marble diagram of repeatedWhen](repeatedWhen)
  ///
  ///     // Asks for the status, and again at each tap.
  ///     request().repeated(when: { completions in completions.flatMap { _ in taps.take(1) } })
  ///
  /// `handler` runs for each subscription, before the first round. Its argument is the signal of the completions. The signal
  /// that it returns answers each completion:
  ///
  /// - A value starts the next round. A value that arrives while a round runs is ignored.
  /// - A failure fails the result at once.
  /// - A completion means that there are no more rounds. The result completes: at once when a completion waits for an answer,
  ///   and otherwise with the round that runs. So `{ $0.take(2) }` allows two more rounds.
  ///
  /// The values of all rounds are sent, and the first failure of this signal fails the result. A round starts after the
  /// cleanup of the one before, on the thread of the value that starts it. Rounds that complete and are answered at once
  /// follow each other in a loop, and take constant stack. Disposal ends the round that runs, and the signal of the answers.
  /// A completion that waits for an answer holds the subscription until the answer arrives or the subscription is disposed.
  ///
  /// The signal of the completions neither fails nor completes. It has the failure type of this signal, so that it can be
  /// combined with signals of that type.
  ///
  /// - Parameter handler: A closure that makes the signal of answers from the signal of completions.
  /// - Returns: A signal of the values of all rounds.
  @inlinable
  public func repeated<Trigger: SignalProtocol>(
    when handler: @escaping @Sendable (_ completions: Signal<Void, Failure>) -> Trigger
  ) -> some SignalProtocol<Value, Failure> where Trigger.Failure == Failure {
    AnsweredRounds(erased, name: "repeated") {
      $0.connect(notice: { $0 == nil ? () : nil }) { handler($0).erased }
    }
  }
}
