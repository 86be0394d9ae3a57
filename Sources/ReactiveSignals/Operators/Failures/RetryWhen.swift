extension SignalProtocol {
  /// Subscribes to this signal again, each time it has failed, when a signal made of the failures says so.
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
  /// `handler` runs for each subscription, before the first attempt. It gets the signal of the failures, and what it
  /// returns is asked after each of them:
  ///
  /// - a value starts the next attempt; one that comes while an attempt runs is ignored;
  /// - a failure is the failure of the result, at once;
  /// - completion means that there are no more attempts: the failure that waits for an answer passes, or the next one. So
  ///   `{ $0.take(2) }` allows two more attempts.
  ///
  /// Values of all attempts pass, and the first completion of this signal completes the result. An attempt starts
  /// after the cleanup of the one before, on the thread of the value that starts it. Attempts that fail and are started
  /// again at once follow each other in a loop: they take constant stack.
  ///
  /// A failure that waits for an answer is held, and holds the subscription: until the answer comes, or it is disposed,
  /// even when nobody is left who could answer. An answer that may never come needs a
  /// ``timeout(after:failingWith:on:)``.
  ///
  /// The signal of the failures does not fail or complete by itself. It has the failure type of this signal so that
  /// it can be combined with signals that do.
  public func retry<Trigger: SignalProtocol>(
    when handler: @escaping @Sendable (_ errors: Signal<Failure, Failure>) -> Trigger
  ) -> some SignalProtocol<Value, Failure> where Trigger.Failure == Failure {
    RetryWhen(upstream: self, handler: handler)
  }
}

private struct RetryWhen<Upstream: SignalProtocol, Trigger: SignalProtocol>: SignalProtocol
where Trigger.Failure == Upstream.Failure {
  typealias Value = Upstream.Value
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let handler: @Sendable (Signal<Failure, Failure>) -> Trigger

  var description: String { "[\(upstream)] retry" }

  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let errors = Subject<Failure, Failure>()
    let attempts = Attempts(upstream, SerializedSink(sink, subscription))
    handler(Signal(errors)).start(
      AnswerSink<Upstream, Trigger.Value, Down>(attempts: attempts),
      in: CompoundDisposable(childOf: subscription)
    )
    attempts.start(reportingTo: errors)
  }
}

/// The attempts of one subscription.
///
/// The subject that takes the failures is held by the attempt that runs, or waits here together with the failure it has
/// taken. So a source that is dropped takes everything with it.
private final class Attempts<Upstream: SignalProtocol, Down: Sink & ~Copyable>: Sendable
where Down.Value == Upstream.Value, Down.Failure == Upstream.Failure {
  typealias Failure = Upstream.Failure
  typealias Errors = Subject<Failure, Failure>

  private struct State: Sendable {
    /// The failure that waits for an answer.
    var failure: (error: Failure, errors: Errors)?
    /// No more attempts.
    var isOver = false
    /// The subject of the attempt that is to be started.
    var upcoming: Errors?
  }

  let serialized: SerializedSink<Down>
  private let upstream: Upstream
  private let state = Locked(State())
  private let trampoline = Trampoline()

  init(_ upstream: Upstream, _ serialized: SerializedSink<Down>) {
    self.upstream = upstream
    self.serialized = serialized
  }

  func start(reportingTo errors: Errors) {
    state.withLock { $0.upcoming = errors }
    trampoline.run {
      guard let errors = state.withLock({ $0.upcoming.take() }) else { return }
      upstream.start(
        AttemptSink(attempts: self, errors: errors),
        in: CompoundDisposable(childOf: serialized.subscription)
      )
    }
  }

  func failed(_ error: Failure, _ errors: Errors) {
    let isOver = state.withLock { state in
      if !state.isOver { state.failure = (error, errors) }
      return state.isOver
    }
    if isOver { serialized.fail(error) } else { errors.send(error) }
  }

  /// The answer is to try again.
  func tryAgain() {
    if let (_, errors) = state.withLock({ $0.failure.take() }) { start(reportingTo: errors) }
  }

  /// The answer is, and stays, to give up.
  func giveUp() {
    let failure = state.withLock { state in
      state.isOver = true
      return state.failure.take()
    }
    if let failure { serialized.fail(failure.error) }
  }
}

private struct AttemptSink<Upstream: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Upstream.Value, Down.Failure == Upstream.Failure {
  let attempts: Attempts<Upstream, Down>
  let errors: Subject<Down.Failure, Down.Failure>

  func send(_ value: Down.Value) { attempts.serialized.send(value) }
  func fail(_ error: Down.Failure) { attempts.failed(error, errors) }
  func complete() { attempts.serialized.complete() }
}

private struct AnswerSink<Upstream: SignalProtocol, Value: Sendable, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Upstream.Value, Down.Failure == Upstream.Failure {
  let attempts: Attempts<Upstream, Down>

  func send(_ value: Value) { attempts.tryAgain() }
  func fail(_ error: Down.Failure) { attempts.serialized.fail(error) }
  func complete() { attempts.giveUp() }
}
