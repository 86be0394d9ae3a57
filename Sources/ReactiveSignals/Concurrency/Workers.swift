import _ReactiveSignalsAtomics
import _ReactiveSignalsShims

/// The tasks that run the pieces of work of one subscription.
///
/// A piece that starts while a task sends the end of another one is run by that task, or by another one that has been started in this way. So
/// a burst of values takes few tasks. The task-locals and the priority are those that a new task would have inherited, unless a handler
/// binds others meanwhile.
@usableFromInline
final class Workers: Sendable {
  /// A piece of work of an operator. Its result is a function that delivers a value.
  @usableFromInline typealias Work = @Sendable () async -> Result<Delivery, Failure>
  @usableFromInline typealias Delivery = @Sendable () -> Void

  private let executor: (any _TaskExecutor)?
  /// The subscription that the tasks belong to.
  private let subscription: CompoundDisposable

  private init(on executor: (any _TaskExecutor)?, for subscription: CompoundDisposable) {
    self.executor = resolve(executor)
    self.subscription = subscription
  }

  /// Starts a signal of work, runs the pieces that it sends as `strategy` allows, and delivers their results.
  ///
  /// It knows no type of values, so it is compiled once. A failure delivers itself.
  ///
  /// - Parameter complete: The closure to call when the signal has completed, and all pieces of work have ended.
  @usableFromInline
  static func attach(
    to work: Signal<Work, Failure>,
    _ strategy: FlattenStrategy,
    on executor: (any _TaskExecutor)?,
    _ policy: BufferingPolicy<Failure>,
    in subscription: CompoundDisposable,
    complete: @escaping @Sendable () -> Void
  ) {
    let workers = Workers(on: executor, for: subscription)
    let deliveries = work.flatMapped(strategy, policy) { workers.signal($0) }
    let sink = AnySink<Delivery, Failure>(next: { $0() }, end: { ($0?.deliver ?? complete)() })
    deliveries.attach(erased: sink, in: subscription)
  }

  /// Returns a signal that runs `work` for each subscription, and sends its result or fails with its error.
  private func signal(_ work: @escaping Work) -> Signal<Delivery, Failure> {
    .leaf { [self] call in
      call.answer { sink, subscription in
        let piece = Piece(work, sink, subscription)
        let worker = Worker.current(of: self)
        (worker?.crew ?? Crew(self)).add(piece, from: worker)
        _ = subscription.insert(.disposable(piece))
      }
    }
  }
}

extension Workers {
  /// A failure of a piece of work, or of the signal of work. It has the function that delivers it.
  @usableFromInline
  struct Failure: Error {
    let deliver: @Sendable () -> Void

    @usableFromInline
    init(_ deliver: @escaping @Sendable () -> Void) { self.deliver = deliver }
  }
}

extension Workers {
  /// A piece of work and the receiver of its result. As a member of the subscription to the piece it cancels the task that runs it.
  private final class Piece: Disposable {
    typealias Receiver = (sink: AnySink<Delivery, Failure>, subscription: CompoundDisposable)

    /// The end of a piece, to send.
    typealias End = (receiver: Receiver, result: Result<Delivery, Failure>)

    private struct State: Sendable {
      var work: Work?
      /// The receiver, until the piece has ended or is disposed.
      var receiver: Receiver?
      /// The worker that runs the piece.
      var worker: Worker?
    }

    private let state: Locked<State>

    init(
      _ work: @escaping Work,
      _ sink: AnySink<Delivery, Failure>,
      _ subscription: CompoundDisposable
    ) {
      state = Locked(State(work: work, receiver: (sink, subscription)))
    }

    var isDisposed: Bool { state.withLock { $0.receiver == nil } }

    /// Cancels the work, unless it has ended.
    func dispose() {
      let (receiver, worker) = state.withLock { ($0.receiver.take(), $0.worker.take()) }
      worker?.cancel()
      withExtendedLifetime(receiver) {}
    }

    /// Runs the work, in a canceled task if the piece is disposed.
    ///
    /// - Returns: The end of the piece; `nil` if the piece is disposed.
    func run(by worker: Worker) async -> End? {
      let (work, isDisposed) = state.withLock { state in
        state.worker = worker
        return (state.work.take(), state.receiver == nil)
      }
      if isDisposed { worker.cancel() }
      guard let result = await work?() else { return nil }
      // From now on, the end of the subscription to this piece cancels nothing.
      let receiver = state.withLock { state in
        state.worker = nil
        return state.receiver.take()
      }
      return receiver.map { ($0, result) }
    }
  }
}

extension Workers {
  /// A task that runs one piece of work after another.
  private final class Worker: Sendable {
    /// The worker that sends the end of a piece on this thread.
    private static var current: ThreadLocal<Worker> { ThreadLocal(slot: rs_slot_worker) }

    fileprivate let crew: Crew
    /// A Boolean value that indicates whether the crew counts on this worker to take a piece.
    private let isExpected = Atomic<Bool>(true)
    private let state = Locked((task: Task<Void, Never>?.none, isCanceled: false))

    init(of crew: Crew) { self.crew = crew }

    /// Returns the worker that sends the end of a piece on this thread, if it is one of `workers`.
    static func current(of workers: Workers) -> Worker? {
      current.value.flatMap { $0.crew.workers === workers ? $0 : nil }
    }

    /// Promises to take a piece after the one whose end it sends, unless it has promised that.
    func promise() -> Bool { !isExpected.exchange(true, ordering: .relaxed) }

    func start() {
      let task = crew.workers.subscription.startTask(on: crew.workers.executor) { [self] in
        // The task of a piece that has been disposed is canceled, and takes no other one.
        while let piece = takeNext(), let end = await piece.run(by: self) {
          Self.current.with(self) {
            switch end.result {
            case .success(let delivery): end.receiver.sink.send(last: delivery, in: end.receiver.subscription)
            case .failure(let failure): end.receiver.sink.end(failure)
            }
          }
        }
      }
      guard let task else { return }
      let isCanceled = state.withLock { state in
        state.task = task
        return state.isCanceled
      }
      if isCanceled { task.cancel() }
    }

    private func takeNext() -> Piece? {
      crew.takeNext(asExpected: isExpected.exchange(false, ordering: .relaxed))
    }

    func cancel() {
      let task = state.withLock { state in
        state.isCanceled = true
        return state.task
      }
      task?.cancel()
    }
  }
}

extension Workers {
  /// The pieces of work that wait for one of some workers: for the first one, or for those that have been started while one of them sent the
  /// end of a piece. Their tasks have the same task-locals.
  private final class Crew: Sendable {
    let workers: Workers
    /// The first piece that waits, which mostly is the only one, and a queue behind it, which takes no memory then. The number is that of the
    /// workers that are going to take a piece. There is one for each piece that waits. Another worker may take that piece.
    private let state = Locked((first: Piece?.none, others: FIFO<Piece>(), expectedCount: 0))

    init(_ workers: Workers) { self.workers = workers }

    /// Adds a piece of work that `worker` starts, or code elsewhere. A worker that has been started and has none takes it, or else `worker`
    /// when it has sent the end of another piece, or else a new one.
    func add(_ piece: Piece, from worker: Worker?) {
      let isTaken = state.withLock { state in
        let isFirst = state.first == nil && state.others.isEmpty
        if isFirst { state.first = piece } else { state.others.append(piece) }
        if state.others.count + (state.first == nil ? 0 : 1) <= state.expectedCount { return true }
        state.expectedCount += 1
        return false
      }
      if !isTaken, worker?.promise() != true { Worker(of: self).start() }
    }

    func takeNext(asExpected isExpected: Bool) -> Piece? {
      state.withLock { state in
        if isExpected { state.expectedCount -= 1 }
        return state.first.take() ?? state.others.popFirst()
      }
    }
  }
}
