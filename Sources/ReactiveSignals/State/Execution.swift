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
/// Releasing an execution does not cancel it. An execution that has joined another one, see ``CommandPolicy/join``, sends the events of that one,
/// and ``cancel()`` ends it alone.
///
/// The tasks of the work, such as those of `asyncMap`, belong to the scope of ``withSubscriptions(_:)`` that executes the command. The scope
/// waits for them when the execution is stored in it or has ended. Outside of a scope ``cancel()`` cancels them, and nothing waits for
/// them: `completion()` of an execution waits for the end of the work.
///
/// RAC: the result of `execute:`, which could not cancel the work.
public final class Execution<Value: Sendable, WorkFailure: Error>: SignalProtocol, Disposable {
  public typealias Failure = CommandError<WorkFailure>

  let results: SubjectHub<Value, Failure, ReplayBuffer<Value>>
  /// The status of the command, or `nil` for an execution that has joined another one, which is counted.
  let status: CommandStatus?
  /// The signals of the command.
  let signals: CommandSignals<Value, WorkFailure>
  let work = CompoundDisposable(root: ())
  let end = BlockDisposable()
  let progress = WorkProgress()
  /// A closure that sends the terminal event, once the work has ended.
  let ending = Locked<StoredClosure?>(nil)

  /// Creates an execution.
  ///
  /// - Parameters:
  ///   - status: The status of the command, unless the execution joins another one.
  ///   - signals: The signals of the command.
  ///   - capacity: The number of values that the execution replays.
  init(
    of status: CommandStatus?,
    _ signals: CommandSignals<Value, WorkFailure>,
    replay capacity: ReplayCapacity
  ) {
    results = SubjectHub(ReplayBuffer(capacity))
    self.status = status
    self.signals = signals
  }

  /// Ends an execution that the command has refused.
  func refuse() { if end.claim() { results.end(.notEnabled) } }

  func start(_ signal: Signal<Value, WorkFailure>) {
    let sink = AnySink<Value, WorkFailure>(
      next: { [results] in results.send($0) },
      end: { [self] in
        let isFollowed = hasEnded(isCanceled: false)
        finish($0)
        if isFollowed { status?.beginNext() }
      }
    )
    signal.start(erasing: sink, in: work)
  }

  /// Begins the work that a closure returns, unless the execution has been canceled.
  func begin(_ work: () -> Signal<Value, WorkFailure>) {
    guard progress.begin() else { return makePlace() }
    start(work())
    if progress.hasBegun() { makePlace() }
  }

  private func makePlace() { if let status, status.workHasBeenCleanedUp() { status.beginNext() } }

  /// Notes the end of the work. Returns `true` if the caller then begins the next one.
  func hasEnded(isCanceled: Bool) -> Bool {
    progress.end(isCanceled: isCanceled) { status?.workHasBeenCleanedUp() ?? false }
  }

  /// Disposes the work and completes the execution, unless it has ended.
  ///
  /// When this returns the command no longer executes it, whichever thread ended it. If another thread still begins the work, or cleans it up,
  /// the next work of the command begins after that, unless the command is concurrent. A work that has not begun is never called.
  ///
  /// Of the callers that have joined an execution, see ``CommandPolicy/join``, each cancels its own. The last one disposes the work.
  public func cancel() {
    // If the work is ending on another thread, that one tells when the cleanup has run.
    let isFollowed = work.end() && hasEnded(isCanceled: true)
    finish(nil)
    if isFollowed { status?.beginNext() }
  }

  /// Cancels the execution.
  public func dispose() { cancel() }

  /// A Boolean value that indicates whether the work has ended or never started.
  public var isDisposed: Bool { end.isDisposed }

  func finish(_ failure: WorkFailure?) {
    guard let status else {
      if end.claim() { results.end(failure.map { .failed($0) }) }
      return
    }
    guard let number = status.countEnd(end) else { return }
    let ending = StoredClosure { [results] in results.end(failure.map { .failed($0) }) }
    self.ending.withLock { $0 = ending }
    let sendFailure = failure.map { failure in
      StoredClosure { [signals] in signals.failures.object?.send(failure) }
    }
    status.reportEnd(number, StoredClosure { self.sendEnd() }, sendFailure: sendFailure) { [results] in
      results.afterSending($0)
    }
  }

  /// The values, then completion, also where the execution fails.
  var withoutFailure: Signal<Value, Never> {
    Signal { call in
      call.answer { sink, subscription in
        self.attach(erased: AnySink(next: sink.next, end: { _ in sink.end(nil) }), in: subscription)
      }
    }
  }

  /// Sends the terminal event to the subscribers, unless they have received it or the work has not ended.
  func sendEnd() {
    if end.isDisposed { ending.withLock { $0 }?.run() }
  }

  @_alwaysEmitIntoClient
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    attach(erased: sink.erased(), in: subscription)
  }

  @usableFromInline
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    // A new subscriber of an ended execution receives the end now, even when it is still queued for the others.
    sendEnd()
    results.attach(sink, in: subscription)
  }
}

/// An execution that a command has accepted, without the types of its values.
protocol AcceptedExecution: AnyObject, Sendable {
  /// The end, which is disposed when the execution has ended.
  var end: BlockDisposable { get }

  func cancel()

  /// Cancels the execution, unless its work has begun.
  func cancelIfWaiting()

  /// Counts a caller that joins. Returns `false` if others cannot join, or if all have left.
  func addCaller() -> Bool
}

extension Execution: AcceptedExecution {
  func cancelIfWaiting() {
    guard progress.cancelIfWaiting() else { return }
    _ = work.end()
    finish(nil)
    status?.beginNext()
  }

  func addCaller() -> Bool { progress.addCaller() }

  /// Sends the events of another execution. The end of this one, in whichever way, is the leave of a caller.
  func join(_ other: Execution) {
    work.add(BlockDisposable { if other.progress.removeCaller() { other.cancel() } })
    begin {
      Signal { call in
        call.answer { sink, subscription in
          let end: @Sendable (Failure?) -> Void = { failure in
            if case .failed(let failure) = failure { sink.end(failure) } else { sink.end(nil) }
          }
          other.attach(erased: AnySink(next: sink.next, end: end), in: subscription)
        }
      }
    }
  }
}
