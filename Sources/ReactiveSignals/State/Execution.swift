/// An execution of a ``Command``, returned by ``Command/execute(_:replay:)``.
///
/// As a signal, an execution sends the values of its work to any number of subscribers. A late subscriber first receives the
/// values sent so far.
///
/// The thread that ends the work sends the end to the subscribers, before the command announces it. While that thread is
/// reporting the end of another execution of the command, it queues this end. A subscriber that arrives meanwhile receives the
/// end immediately.
///
/// The work continues when its subscribers leave. ``cancel()`` ends it. An execution is also a disposable, which a container can
/// cancel:
///
///     let search = SerialDisposable()
///     search.inner = command.execute("swift")   // cancels the search before it
///     screen.lifetime += command.execute("rust")
///
/// Releasing an execution does not cancel it.
///
/// The tasks of the work, such as those of `asyncMap`, belong to the scope of ``withSubscriptions(_:)`` that executes the command. The scope
/// waits for them when the execution is stored in it or has ended. Outside of a scope ``cancel()`` cancels them, and nothing waits for
/// them: `completion()` of an execution waits for the end of the work.
///
/// RAC: the result of `execute:`, which could not cancel the work.
public final class Execution<Value: Sendable, WorkFailure: Error>: SignalProtocol, Disposable {
  public typealias Failure = CommandError<WorkFailure>

  @usableFromInline let results: SubjectHub<Value, Failure, ReplayBuffer<Value>>
  /// The status of the command, or `nil` for a command that is not enabled.
  @usableFromInline let status: CommandStatus?
  /// The signals of that command.
  @usableFromInline let signals: CommandSignals<Value, WorkFailure>?
  @usableFromInline let work = CompoundDisposable(root: ())
  @usableFromInline let end = BlockDisposable()
  @usableFromInline let progress = WorkProgress()
  /// The terminal event, once the work has ended.
  @usableFromInline let terminalEvent = Locked<Event<Value, Failure>?>(nil)

  /// Creates an execution that has started.
  ///
  /// - Parameters:
  ///   - status: The status of the command.
  ///   - signals: The signals of the command.
  ///   - capacity: The number of values that the execution replays.
  @inlinable
  init(
    of status: CommandStatus,
    _ signals: CommandSignals<Value, WorkFailure>,
    replay capacity: ReplayCapacity
  ) {
    results = SubjectHub(ReplayBuffer(capacity))
    self.status = status
    self.signals = signals
  }

  /// Creates an execution of a command that is not enabled.
  @inlinable
  init(replay capacity: ReplayCapacity) {
    results = SubjectHub(ReplayBuffer(capacity))
    status = nil
    signals = nil
    if end.claim() { results.end(.notEnabled) }
  }

  @inlinable
  func start(_ signal: Signal<Value, WorkFailure>) {
    let sink = AnySink<Value, WorkFailure>(
      next: { [results] in results.send($0) },
      end: { [self] in
        hasEnded(isCanceled: false)
        finish($0)
      }
    )
    signal.start(erasing: sink, in: work)
  }

  /// Begins the work that a closure returns, unless the execution has been canceled.
  @inlinable
  func begin(_ work: () -> Signal<Value, WorkFailure>) {
    guard mayBegin() else { return }
    start(work())
    hasBegun()
  }

  @usableFromInline
  func mayBegin() -> Bool {
    let isBegun = progress.begin()
    if !isBegun { status?.workHasBeenCleanedUp() }
    return isBegun
  }

  @usableFromInline
  func hasBegun() { if progress.hasBegun() { status?.workHasBeenCleanedUp() } }

  @usableFromInline
  func hasEnded(isCanceled: Bool) {
    if progress.end(isCanceled: isCanceled) { status?.workHasBeenCleanedUp() }
  }

  /// Disposes the work and completes the execution, unless it has ended.
  ///
  /// When this returns the command no longer executes it, whichever thread ended it. If another thread still begins the work, or cleans it up,
  /// the next work of the command begins after that, unless the command is concurrent.
  @_alwaysEmitIntoClient
  public func cancel() {
    // If the work is ending on another thread, that one tells when the cleanup has run.
    if work.end() { hasEnded(isCanceled: true) }
    finish(nil)
  }

  /// Cancels the execution.
  public func dispose() { cancel() }

  /// A Boolean value that indicates whether the work has ended or never started.
  public var isDisposed: Bool { end.isDisposed }

  @inlinable
  func finish(_ failure: WorkFailure?) {
    guard let status, let number = status.countEnd(end) else { return }
    terminalEvent.withLock { $0 = failure.map { .failed(.failed($0)) } ?? .completed }
    let sendFailure = failure.map { failure in
      StoredClosure { [signals] in signals?.failures.object?.send(failure) }
    }
    status.reportEnd(number, StoredClosure { self.sendEnd() }, sendFailure: sendFailure) { [results] in
      results.afterSending($0)
    }
  }

  /// The values, then completion, also where the execution fails.
  @inlinable var withoutFailure: Signal<Value, Never> {
    Signal { call in
      call.answer { sink, subscription in
        self.attach(AnySink(next: sink.next, end: { _ in sink.end(nil) }), in: subscription)
      }
    }
  }

  /// Sends the terminal event to the subscribers, unless they have received it or the work has not ended.
  @inlinable
  func sendEnd() {
    guard end.isDisposed, let event = terminalEvent.withLock({ $0 }) else { return }
    results.end(event.failure)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    // A new subscriber of an ended execution receives the end now, also where it is still queued for the others.
    sendEnd()
    results.attach(sink, in: subscription)
  }
}
