/// A signal, and rounds of it when the end of the round before has been answered: `retry(when:)`, `repeated(when:)`.
@usableFromInline
struct AnsweredRounds<Value: Sendable, Failure: Error, Notice: Sendable, Answer: Sendable>: CoordinatedSignal
{
  @usableFromInline let upstream: Signal<Value, Failure>
  @usableFromInline let name: StaticString
  /// Returns the notice of an end that can be answered, with the failure or `nil`.
  @usableFromInline let notice: @Sendable (Failure?) -> Notice?
  @usableFromInline let handler: @Sendable (Signal<Notice, Failure>) -> Signal<Answer, Failure>

  @inlinable
  init(
    _ upstream: Signal<Value, Failure>,
    name: StaticString,
    notice: @escaping @Sendable (Failure?) -> Notice?,
    _ handler: @escaping @Sendable (Signal<Notice, Failure>) -> Signal<Answer, Failure>
  ) {
    self.upstream = upstream
    self.name = name
    self.notice = notice
    self.handler = handler
  }

  @usableFromInline
  var description: String { "[\(upstream)] \(name)" }

  @inlinable
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    let serialized = SerializedSink(OwnedSink(sink), subscription)
    let notices = Subject<Notice, Failure>()
    let answers = Answers<Failure>()
    // A weak reference, since a round that waits holds the subscription.
    subscription.add { [weak answers] in answers?.cancel() }
    handler(Signal(notices)).start(
      erasing: AnswerSink<Answer, Value, Failure>(answers, serialized),
      in: CompoundDisposable(childOf: subscription)
    )
    Sequenced(AnsweredSequence(upstream, notice, notices, answers))
      .attach(SerializedInput(serialized), in: subscription)
  }
}

@usableFromInline
struct AnsweredSequence<Value: Sendable, Failure: Error, Notice: Sendable>: SignalSequence {
  @usableFromInline typealias Step = SequenceStep<Value, Failure>

  @usableFromInline let signal: Signal<Value, Failure>
  @usableFromInline let notice: @Sendable (Failure?) -> Notice?
  @usableFromInline let notices: Subject<Notice, Failure>
  @usableFromInline let answers: Answers<Failure>

  @inlinable
  init(
    _ signal: Signal<Value, Failure>,
    _ notice: @escaping @Sendable (Failure?) -> Notice?,
    _ notices: Subject<Notice, Failure>,
    _ answers: Answers<Failure>
  ) {
    self.signal = signal
    self.notice = notice
    self.notices = notices
    self.answers = answers
  }

  @usableFromInline
  var description: String { signal.description }

  @inlinable
  func first() -> Step { .next(signal) }

  @inlinable
  func next(after failure: Failure?) -> Step {
    guard let notice = notice(failure), answers.isAwaited(after: failure) else {
      return failure.map { .failed($0) } ?? .completed
    }
    notices.send(notice)
    return .next(PendingAttempt(signal) { [answers] _, start in answers.wait(start) }.erased)
  }
}

/// The answers to the ends of the rounds of one subscription.
@usableFromInline
final class Answers<Failure: Error>: Sendable {
  /// The end of a round.
  @usableFromInline
  enum End: Sendable {
    case failed(Failure)
    case completed
  }

  private struct State: Sendable {
    /// The end that waits for an answer.
    var end: End?
    /// A Boolean value that indicates whether the next round may start at once.
    var isAnswered = false
    /// Starts the round that waits.
    var start: Action?
    /// A Boolean value that indicates whether there are no more rounds.
    var isOver = false
  }

  private let state = Locked(State())

  @usableFromInline
  init() {}

  /// Records an end.
  ///
  /// - Returns: `true` if an answer to it is possible.
  @usableFromInline
  func isAwaited(after failure: Failure?) -> Bool {
    state.withLock { state in
      if !state.isOver { state.end = failure.map { .failed($0) } ?? .completed }
      return !state.isOver
    }
  }

  /// Starts a round: now, when the answer has arrived, or as soon as it arrives.
  @usableFromInline
  func wait(_ start: @escaping @Sendable () -> Void) {
    let isAnswered = state.withLock { state in
      if !state.isAnswered, !state.isOver { state.start = Action(start) }
      defer { state.isAnswered = false }
      return state.isAnswered
    }
    if isAnswered { start() }
  }

  /// Takes the answer to go on.
  @usableFromInline
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
  @usableFromInline
  func giveUp() -> End? {
    state.withLock { state in
      state.isOver = true
      return state.end.take()
    }
  }

  /// Releases the round that waits, and keeps no other.
  @usableFromInline
  func cancel() {
    let start = state.withLock { state in
      state.isOver = true
      return state.start.take()
    }
    withExtendedLifetime(start) {}
  }
}

/// The sink of the signal that answers.
@usableFromInline
struct AnswerSink<Value: Sendable, Output: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let answers: Answers<Failure>
  @usableFromInline let serialized: SerializedSink<OwnedSink<Output, Failure>>

  @inlinable
  init(_ answers: Answers<Failure>, _ serialized: SerializedSink<OwnedSink<Output, Failure>>) {
    self.answers = answers
    self.serialized = serialized
  }

  @inlinable
  func send(_ value: Value) { answers.proceed() }

  @inlinable
  func fail(_ error: Failure) { serialized.fail(error) }

  @inlinable
  func complete() {
    switch answers.giveUp() {
    case .failed(let error)?: serialized.fail(error)
    case .completed?: serialized.complete()
    case nil: break
    }
  }
}
