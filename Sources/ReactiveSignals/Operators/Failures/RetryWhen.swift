extension SignalProtocol {
  /// Returns a signal that subscribes to this signal again after a failure, when a signal made of the failures sends a
  /// value.
  ///
  /// ![Marble diagram of retryWhen](retryWhen)
  ///
  ///     load()
  ///       .retry(when: { errors in
  ///         errors.flatMap { error in
  ///           error.isTransient ? isOnline.filter { $0 }.take(1).erased : .fail(error)
  ///         }
  ///       })
  ///
  /// `handler` runs for each subscription, before the first attempt. Its argument is the signal of the failures. The signal
  /// that it returns answers each failure:
  ///
  /// - A value starts the next attempt. A value that arrives while an attempt runs is ignored.
  /// - A failure fails the result at once.
  /// - A completion means that there are no more attempts. The failure that waits for an answer, or the next one, fails the
  ///   result. So `{ $0.take(2) }` allows two more attempts.
  ///
  /// The values of all attempts are sent, and the first completion of this signal completes the result. An attempt starts
  /// after the cleanup of the one before, on the thread of the value that starts it. Attempts that fail and are answered at
  /// once follow each other in a loop, and take constant stack.
  ///
  /// A failure that waits for an answer is held, together with the subscription, until the answer arrives or the
  /// subscription is disposed. Add a ``timeout(after:failingWith:on:)`` to a signal that may never answer.
  ///
  /// The signal of the failures neither fails nor completes. It has the failure type of this signal, so that it can be
  /// combined with signals of that type.
  ///
  /// - Parameter handler: A closure that makes the signal of answers from the signal of failures.
  /// - Returns: A signal of the values of all attempts.
  @inlinable
  public func retry<Trigger: SignalProtocol>(
    when handler: @escaping @Sendable (_ errors: Signal<Failure, Failure>) -> Trigger
  ) -> some SignalProtocol<Value, Failure> where Trigger.Failure == Failure {
    RetryWhen(self, handler)
  }
}

@frozen
@usableFromInline
struct RetryWhen<Upstream: SignalProtocol, Trigger: SignalProtocol>: SignalProtocol
where Trigger.Failure == Upstream.Failure {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let handler: @Sendable (Signal<Failure, Failure>) -> Trigger

  @inlinable
  init(_ upstream: Upstream, _ handler: @escaping @Sendable (Signal<Failure, Failure>) -> Trigger) {
    self.upstream = upstream
    self.handler = handler
  }

  @usableFromInline
  var description: String { "[\(upstream)] retry" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let serialized = SerializedSink(sink, subscription)
    let errors = Subject<Failure, Failure>()
    let answers = RetryAnswers<Failure>()
    // A weak reference, since an attempt that waits holds the subscription.
    subscription.add { [weak answers] in answers?.cancel() }
    handler(Signal(errors)).start(
      AnswerSink<Trigger.Value, Down>(answers, serialized),
      in: CompoundDisposable(childOf: subscription)
    )
    Sequenced(AnsweredAttempts(upstream, errors, answers))
      .attach(SerializedInput(serialized), in: subscription)
  }
}

/// A signal, and attempts at it when the failure of the one before has been answered.
@frozen
@usableFromInline
struct AnsweredAttempts<Source: SignalProtocol>: SignalSequence {
  @usableFromInline typealias Step = SequenceStep<PendingAttempt<Source>>

  @usableFromInline let signal: Source
  @usableFromInline let errors: Subject<Source.Failure, Source.Failure>
  @usableFromInline let answers: RetryAnswers<Source.Failure>

  @inlinable
  init(
    _ signal: Source,
    _ errors: Subject<Source.Failure, Source.Failure>,
    _ answers: RetryAnswers<Source.Failure>
  ) {
    self.signal = signal
    self.errors = errors
    self.answers = answers
  }

  @usableFromInline
  var description: String { "[\(signal)] retry" }

  @inlinable
  func first() -> Step { .next(PendingAttempt(signal, wait: nil)) }

  @inlinable
  func next(after failure: Source.Failure?) -> Step {
    guard let failure else { return .completed }
    guard answers.isAwaited(after: failure) else { return .failed(failure) }
    errors.send(failure)
    return .next(PendingAttempt(signal) { [answers] _, start in answers.wait(start) })
  }
}

/// The answers to the failures of one subscription.
@usableFromInline
final class RetryAnswers<Failure: Error>: Sendable {
  private struct State: Sendable {
    /// The failure that waits for an answer.
    var failure: Failure?
    /// Whether the next attempt may start at once.
    var isAnswered = false
    /// Starts the attempt that waits.
    var start: Action?
    /// Whether there are no more attempts.
    var isOver = false
  }

  private let state = Locked(State())

  @usableFromInline
  init() {}

  /// Records a failure.
  ///
  /// - Returns: Whether an answer to it is possible.
  @usableFromInline
  func isAwaited(after failure: Failure) -> Bool {
    state.withLock { state in
      if !state.isOver { state.failure = failure }
      return !state.isOver
    }
  }

  /// Starts an attempt: now, when the answer has arrived, or as soon as it arrives.
  @usableFromInline
  func wait(_ start: @escaping @Sendable () -> Void) {
    let isAnswered = state.withLock { state in
      if !state.isAnswered, !state.isOver { state.start = Action(start) }
      defer { state.isAnswered = false }
      return state.isAnswered
    }
    if isAnswered { start() }
  }

  /// Takes the answer to try again.
  @usableFromInline
  func tryAgain() {
    let start = state.withLock { state -> Action? in
      guard state.failure.take() != nil else { return nil }
      state.isAnswered = state.start == nil
      return state.start.take()
    }
    start?.run()
  }

  /// Takes the answer that there are no more attempts.
  ///
  /// - Returns: The failure that waits for an answer.
  @usableFromInline
  func giveUp() -> Failure? {
    state.withLock { state in
      state.isOver = true
      return state.failure.take()
    }
  }

  /// Releases the attempt that waits, and keeps no other.
  @usableFromInline
  func cancel() {
    let start = state.withLock { state in
      state.isOver = true
      return state.start.take()
    }
    withExtendedLifetime(start) {}
  }
}

/// The sink of the signal that answers failures.
@frozen
@usableFromInline
struct AnswerSink<Value: Sendable, Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline let answers: RetryAnswers<Down.Failure>
  @usableFromInline let serialized: SerializedSink<Down>

  @inlinable
  init(_ answers: RetryAnswers<Down.Failure>, _ serialized: SerializedSink<Down>) {
    self.answers = answers
    self.serialized = serialized
  }

  @inlinable
  func send(_ value: Value) { answers.tryAgain() }

  @inlinable
  func fail(_ error: Down.Failure) { serialized.fail(error) }

  @inlinable
  func complete() { if let failure = answers.giveUp() { serialized.fail(failure) } }
}
