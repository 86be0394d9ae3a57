/// One execution of a ``Command``: what ``Command/execute(_:replay:)`` returns.
///
/// As a signal it sends what the work sends, to any number of subscribers; who comes late gets first what there has been.
///
/// Subscribers are told of the end by the thread that ends it, before the command announces it. If that thread is telling of the
/// end of another execution of the command, it does so afterwards; who subscribes meanwhile gets the end at once.
///
/// The work is done for its own sake: it goes on when a subscriber leaves, and also when the last one does.
/// ``cancel()`` ends it. An execution is a disposable too, so that it can be put where it is to be cancelled:
///
///     let search = SerialDisposable()
///     search.inner = command.execute("swift")   // cancels the search before it
///     screen.lifetime += command.execute("rust")
///
/// Dropping it cancels nothing.
///
/// RAC: what `execute:` returned, by which the work could not be cancelled.
public final class Execution<Value: Sendable, WorkFailure: Error>: SignalProtocol, Disposable {
  public typealias Failure = CommandError<WorkFailure>

  @usableFromInline let results: SubjectHub<ReplayBuffer<Value>, Failure>
  private let status: CommandStatus<Value, WorkFailure>?
  private let work = CompoundDisposable()
  private let end = BlockDisposable()
  /// The end that subscribers have not been told of.
  private let untold = Locked<Event<Value, Failure>?>(nil)

  /// - Parameter status: of the command; `nil` when that refuses to execute.
  init(of status: CommandStatus<Value, WorkFailure>?, replay capacity: ReplayCapacity) {
    results = SubjectHub(ReplayBuffer(capacity))
    self.status = status
    if status == nil, end.claim() { results.send(event: .failed(.notEnabled)) }
  }

  func start(_ signal: Signal<Value, WorkFailure>) {
    let sink = HandlerSink<Value, WorkFailure>(
      { [results] in results.send(event: .next($0)) },
      { [self] in finish($0) },
      { [self] in finish(nil) }
    )
    signal.start(sink, in: work)
  }

  /// Ends the work, when it has not ended: it is disposed, and subscribers get completion.
  ///
  /// The command is not executing it any more when this returns, whichever thread has ended it.
  public func cancel() {
    work.dispose()
    finish(nil)
  }

  /// Cancels.
  public func dispose() { cancel() }

  /// Whether the work has ended, or never started.
  public var isDisposed: Bool { end.isDisposed }

  private func finish(_ failure: WorkFailure?) {
    guard let status, let number = status.countEnd(end) else { return }
    untold.withLock { $0 = failure.map { .failed(.failed($0)) } ?? .completed }
    status.reportEnd(of: self, as: number, failure)
  }

  /// Tells the subscribers that it has ended, if it has and they do not know.
  @usableFromInline
  func tellEnd() {
    guard end.isDisposed, let event = untold.withLock({ $0.take() }) else { return }
    results.send(event: event)
  }

  @inlinable
  @inline(__always)
  public func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    // Who subscribes to what has ended gets the end now, also where it is yet to be told to others.
    tellEnd()
    results.attach(sink, in: subscription)
  }
}
