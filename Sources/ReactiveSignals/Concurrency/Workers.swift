import _ReactiveSignalsShims

/// The tasks that run the pieces of work of one subscription.
///
/// A piece that starts while a task sends the end of another piece is run by that task. So a burst of values takes one task. The
/// task-locals and the priority are those that a new task would have inherited, unless a handler binds others meanwhile.
@usableFromInline
final class Workers: Sendable {
  /// A piece of work of an operator. Its result is a function that delivers a value.
  @usableFromInline typealias Work = @Sendable () async -> Result<Delivery, Failure>
  @usableFromInline typealias Delivery = @Sendable () -> Void

  /// A piece of work that returns a function that sends its end.
  fileprivate typealias WorkerBody = @Sendable () async -> Delivery

  private let executor: (any _TaskExecutor)?
  /// The workers that are sending an end, by thread.
  private let ending = Locked<[UInt: Worker]>([:])

  private init(on executor: (any _TaskExecutor)?) { self.executor = resolve(executor) }

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
    let workers = Workers(on: executor)
    let deliveries = work.flatMapped(strategy, policy) { workers.signal($0) }
    let sink = AnySink<Delivery, Failure>(next: { $0() }, end: { ($0?.deliver ?? complete)() })
    deliveries.attach(erased: sink, in: subscription)
  }

  /// Returns a signal that runs `work` for each subscription, and sends its result or fails with its error.
  private func signal(_ work: @escaping Work) -> Signal<Delivery, Failure> {
    .create { [self] subscriber in
      let cancel = start(for: subscriber.retainedSubscription) {
        switch await work() {
        case .success(let delivery):
          subscriber.send(delivery)
          return { subscriber.complete() }
        case .failure(let failure):
          return { subscriber.fail(failure) }
        }
      }
      subscriber.onDispose(cancel)
    }
  }

  /// Runs the work in a task, which belongs to `subscription`.
  ///
  /// - Returns: A function that cancels the work.
  private func start(for subscription: CompoundDisposable, _ work: @escaping WorkerBody)
    -> @Sendable () -> Void
  {
    if let worker = ending.withLock({ $0[rs_thread_token()] }), let piece = worker.accept(work) {
      return { worker.cancel(piece) }
    }
    let worker = Worker(work)
    let task = subscription.startTask(on: executor) { [self] in
      while let work = worker.takeNext() { worker.perform(await work(), noting: ending) }
    }
    if let task { worker.use(task) }
    return { worker.cancel(0) }
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
  /// A task that runs one piece of work after another.
  private final class Worker: Sendable {
    private struct State: Sendable {
      var task: Task<Void, Never>?
      /// The number of the piece that runs or is going to run.
      var piece = 0
      var next: WorkerBody?
      var isCanceled = false
    }

    private let state: Locked<State>

    init(_ work: @escaping WorkerBody) { state = Locked(State(next: work)) }

    func use(_ task: Task<Void, Never>) {
      let isCanceled = state.withLock { state in
        state.task = task
        return state.isCanceled
      }
      if isCanceled { task.cancel() }
    }

    /// Cancels the task if that piece of work has not ended.
    func cancel(_ piece: Int) {
      let task = state.withLock { state -> Task<Void, Never>? in
        guard state.piece == piece else { return nil }
        state.isCanceled = true
        return state.task
      }
      task?.cancel()
    }

    /// Takes the piece of work to go on with, unless it has one, and returns the number of the piece.
    func accept(_ work: @escaping WorkerBody) -> Int? {
      state.withLock { state in
        guard state.next == nil else { return nil }
        state.next = work
        return state.piece
      }
    }

    func takeNext() -> WorkerBody? { state.withLock { $0.next.take() } }

    /// Sends the end of a piece of work. Work that starts meanwhile can be found by the thread.
    func perform(_ end: () -> Void, noting ending: borrowing Locked<[UInt: Worker]>) {
      let thread = rs_thread_token()
      // From now on, the end of the subscription to this piece cancels nothing.
      state.withLock { $0.piece += 1 }
      ending.withLock { $0[thread] = self }
      end()
      ending.withLock { $0[thread] = nil }
    }
  }
}
