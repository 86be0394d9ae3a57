/// A signal, and rounds of it when the end of the round before has been answered: `retry(when:)`, `repeated(when:)`.
struct AnsweredRounds<Upstream: SignalProtocol, Notice: Sendable, Trigger: SignalProtocol>: SignalProtocol
where Trigger.Failure == Upstream.Failure {
  typealias Value = Upstream.Value
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let name: String
  /// Returns the notice of an end that can be answered, with the failure or `nil`.
  let notice: @Sendable (Failure?) -> Notice?
  let handler: @Sendable (Signal<Notice, Failure>) -> Trigger

  var description: String { "[\(upstream)] \(name)" }

  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let serialized = SerializedSink(sink, subscription)
    let notices = Subject<Notice, Failure>()
    let answers = Answers<Failure>()
    // A weak reference, since a round that waits holds the subscription.
    subscription.add { [weak answers] in answers?.cancel() }
    handler(Signal(notices)).start(
      AnswerSink<Trigger.Value, Down>(answers: answers, serialized: serialized),
      in: CompoundDisposable(childOf: subscription)
    )
    let rounds = AnsweredSequence(signal: upstream, notice: notice, notices: notices, answers: answers)
    Sequenced(rounds).attach(SerializedInput(serialized), in: subscription)
  }
}

private struct AnsweredSequence<Source: SignalProtocol, Notice: Sendable>: SignalSequence {
  typealias Upstream = PendingAttempt<Source>
  typealias Last = PendingAttempt<Source>
  typealias Step = SequenceStep<Upstream, Last>

  let signal: Source
  let notice: @Sendable (Source.Failure?) -> Notice?
  let notices: Subject<Notice, Source.Failure>
  let answers: Answers<Source.Failure>

  var description: String { signal.description }

  func first() -> Step { .next(PendingAttempt(upstream: signal, wait: nil)) }

  func next(after failure: Source.Failure?) -> Step {
    guard let notice = notice(failure), answers.isAwaited(after: failure) else {
      return failure.map { .failed($0) } ?? .completed
    }
    notices.send(notice)
    return .next(PendingAttempt(upstream: signal) { [answers] _, start in answers.wait(start) })
  }
}

/// The answers to the ends of the rounds of one subscription.
private final class Answers<Failure: Error>: Sendable {
  /// The end of a round.
  enum End: Sendable {
    case failed(Failure)
    case completed
  }

  private struct State: Sendable {
    /// The end that waits for an answer.
    var end: End?
    /// Whether the next round may start at once.
    var isAnswered = false
    /// Starts the round that waits.
    var start: Action?
    /// Whether there are no more rounds.
    var isOver = false
  }

  private let state = Locked(State())

  /// Records an end.
  ///
  /// - Returns: Whether an answer to it is possible.
  func isAwaited(after failure: Failure?) -> Bool {
    state.withLock { state in
      if !state.isOver { state.end = failure.map { .failed($0) } ?? .completed }
      return !state.isOver
    }
  }

  /// Starts a round: now, when the answer has arrived, or as soon as it arrives.
  func wait(_ start: @escaping @Sendable () -> Void) {
    let isAnswered = state.withLock { state in
      if !state.isAnswered, !state.isOver { state.start = Action(start) }
      defer { state.isAnswered = false }
      return state.isAnswered
    }
    if isAnswered { start() }
  }

  /// Takes the answer to go on.
  func proceed() {
    let start = state.withLock { state -> Action? in
      guard state.end.take() != nil else { return nil }
      state.isAnswered = state.start == nil
      return state.start.take()
    }
    start?.run()
  }

  /// Takes the answer that there are no more rounds.
  ///
  /// - Returns: The end that waits for an answer.
  func giveUp() -> End? {
    state.withLock { state in
      state.isOver = true
      return state.end.take()
    }
  }

  /// Releases the round that waits, and keeps no other.
  func cancel() {
    let start = state.withLock { state in
      state.isOver = true
      return state.start.take()
    }
    withExtendedLifetime(start) {}
  }
}

/// The sink of the signal that answers.
private struct AnswerSink<Value: Sendable, Down: Sink & ~Copyable>: Sink, ~Copyable {
  let answers: Answers<Down.Failure>
  let serialized: SerializedSink<Down>

  func send(_ value: Value) { answers.proceed() }
  func fail(_ error: Down.Failure) { serialized.fail(error) }

  func complete() {
    switch answers.giveUp() {
    case .failed(let error)?: serialized.fail(error)
    case .completed?: serialized.complete()
    case nil: break
    }
  }
}
