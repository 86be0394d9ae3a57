import _ReactiveSignalsShims

/// The state of a command and the queue of its announcements. The executions share it with the command and may outlive the command.
///
/// It does not know the types of the command, so that its code is specialized once. The announcements are closures.
///
/// Each start and each end of an execution is one write of `running`, which numbers it. The write is accepted immediately. The
/// announcements are made in the order of the numbers, each when it is ready and all earlier ones have been made.
///
/// An execution is announced after the observers have received `isExecuting`. That may be later: a publication in progress and a
/// transaction both delay it. The announcement is therefore a change of its own in the network of `running`, which follows. The
/// properties of the command are derived from `running`, so both pass the same gate.
final class CommandStatus: Sendable {
  struct ExecutionCount: Sendable {
    /// The number of running executions.
    var running = 0
    /// The number of starts and ends so far.
    var changes = 0
    /// The number of starts so far.
    var starts = 0
    /// The end of the execution that ended last.
    var lastEnd: BlockDisposable?
    /// The execution that was accepted last, until it ends. Later calls join or cancel it.
    var latest: (any AcceptedExecution)?
    /// A Boolean value that indicates whether others had not ended when it was accepted.
    var latestIsBehind = false
  }

  /// The place of an execution among all that have been accepted: the number of the change, for the announcement, and the number of the start,
  /// for the turn of the work.
  typealias Start = (number: Int, turn: Int)

  /// A change of the status, with the announcement that belongs to it.
  private enum Change: Sendable {
    /// The announcement sends the execution.
    case started(StoredClosure)
    /// The announcement sends the failure, if there is one.
    case ended(StoredClosure?)
    /// The command has been released. The announcement completes its signals.
    case released(StoredClosure)
  }

  /// A work whose turn has not come. The end is that of its execution, which is disposed if that has been canceled.
  private typealias WaitingWork = (turn: Int, end: BlockDisposable, begin: StoredClosure)

  /// The works that have begun, and those that wait.
  ///
  /// A thread announces its execution before it comes here, so another one, or an observer of that announcement, can come earlier with a later
  /// execution. Of works that may not overlap, none begins before all that have been accepted earlier have come.
  private struct Works: Sendable {
    /// The number of works whose cleanup has not run.
    var live = 0
    /// The number of works that may run at the same time, by the policy of the last call.
    var limit = 1
    /// The number of works that have come, and the last turn among them.
    var count = 0, lastTurn = 0
    /// In the order of their turns. While there are some, a work is live, one has still to come, or a thread that has cleaned one up will begin
    /// the next.
    var waiting = FIFO<WaitingWork>()

    /// Counts a work that comes, if it can begin now.
    mutating func begin(_ turn: Int) -> Bool {
      let isInOrder = limit > 1 || count + 1 == max(lastTurn, turn)
      guard live < limit, waiting.isEmpty, isInOrder else { return false }
      come(turn)
      live += 1
      return true
    }

    /// Counts a work that comes and waits.
    mutating func wait(_ work: WaitingWork) {
      come(work.turn)
      if lastTurn == work.turn { return waiting.append(work) }
      let all = exchange(&waiting, with: FIFO())
      for other in all where other.turn < work.turn { waiting.append(other) }
      waiting.append(work)
      for other in all where other.turn > work.turn { waiting.append(other) }
    }

    private mutating func come(_ turn: Int) {
      count += 1
      lastTurn = max(lastTurn, turn)
    }

    mutating func popNext() -> StoredClosure? {
      guard live < limit, limit > 1 || count == lastTurn, let next = waiting.popFirst() else { return nil }
      live += 1
      return next.begin
    }

    /// Keeps the works that have not been canceled, and returns all, for the caller to release without the lock.
    mutating func takeCanceled() -> FIFO<WaitingWork> {
      let all = exchange(&waiting, with: FIFO())
      for work in all where !work.end.isDisposed { waiting.append(work) }
      return all
    }
  }

  let running: StoredNode<ExecutionCount>
  private let queue: Subject<StoredClosure, Never>?
  /// The changes that have not been announced, by number, and the number of the next one. The start that is being announced blocks all other
  /// announcements.
  private let pending = Locked((changes: [Int: Change](), next: 1, starting: Int?.none))
  private let announcing = Trampoline()
  private let works = Locked(Works())

  /// Creates the state of a command.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the announcements, if they have one.
  ///   - staysOnMain: A Boolean value that indicates whether the command is used on the main actor alone.
  ///   - type: The type of the command, for the inspector.
  init(announcingOn scheduler: (any Scheduler)?, staysOnMain: Bool, of type: Any.Type) {
    running = StoredNode(ExecutionCount(), staysOnMain: staysOnMain)
    queue = scheduler.map { scheduler in
      let queue = Subject<StoredClosure, Never>()
      Self.deliver(queue, on: scheduler)
      return queue
    }
    guard let inspection = Inspection.current else { return }
    let reference = WeakReference(self)
    _ = inspection.add { number in
      Inspection.Command(
        number: number,
        type: "\(type)",
        executions: {
          guard let status = reference.object else { return nil }
          let count = status.running.acceptedState.value
          return (count.running, (count.changes + count.running) / 2)
        },
        name: { reference.object?.running.inspected?.name }
      )
    }
  }

  private static func deliver(_ queue: Subject<StoredClosure, Never>, on scheduler: some Scheduler) {
    queue.deliver(on: scheduler).subscribe { $0.run() }
  }

  /// Runs `announcement` in place, or in order on the scheduler if there is one.
  private func announce(_ announcement: StoredClosure) {
    if let queue { queue.send(announcement) } else { announcement.run() }
  }

  /// Returns a property that changes when `property` does, in place or on the scheduler. It ends with the status.
  // Rare, and so compiled once.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  func announced<T: Sendable>(_ property: Property<T>) -> Property<T> {
    guard queue != nil else { return Property(property.node, owner: nil) }
    let relay = StoredNode(property.value)
    property.signal.subscribe(
      next: { [self] value in announce(StoredClosure { relay.write(value) }) },
      completed: { [self] in announce(StoredClosure { relay.end() }) }
    )
    return Property(relay, owner: nil)
  }

  /// Runs `announcement` in place, or in order on the scheduler if there is one.
  func announce(_ announcement: @escaping @Sendable () -> Void) { announce(StoredClosure(announcement)) }

  // MARK: Executions

  /// Decides about a call, in one step.
  ///
  /// - Parameters:
  ///   - execution: The execution that starts, if the call is accepted.
  ///   - policy: The policy of the call.
  ///   - isEnabled: A closure that returns the condition of the command.
  /// - Returns: The start, or the execution that the call joins, or neither if the call is refused.
  func start(
    _ execution: any AcceptedExecution,
    _ policy: CommandPolicy,
    if isEnabled: () -> Bool
  ) -> (start: Start?, joined: (any AcceptedExecution)?) {
    rs_count_execution()
    var turn = 0
    var joined: (any AcceptedExecution)?
    var former: (execution: (any AcceptedExecution)?, isBehind: Bool)
    former = (nil, false)
    let number = modify { count in
      guard isEnabled() else { return false }
      if policy.joins, let latest = count.latest, latest.addCaller() {
        joined = latest
        return false
      }
      guard policy.accepts(beside: count.running) else { return false }
      former = (count.latest, count.latestIsBehind)
      count.latest = execution
      count.latestIsBehind = count.running > 0
      count.running += 1
      count.starts += 1
      turn = count.starts
      return true
    }
    guard let number else { return (nil, joined) }
    switch policy.kind {
    case .restart: former.execution?.cancel()
    case .keepLatest where former.isBehind: former.execution?.cancelIfWaiting()
    default: break
    }
    return ((number, turn), nil)
  }

  /// Announces the execution whose start has the given number.
  ///
  /// - Parameter send: The closure that sends the execution.
  func announceStart(_ number: Int, _ send: @escaping @Sendable () -> Void) {
    announce(.started(StoredClosure(send)), as: number)
  }

  /// Counts one execution less and claims `end`, unless it has been claimed.
  ///
  /// - Returns: The number of the end, for the report, or `nil` if another thread has counted it.
  func countEnd(_ end: BlockDisposable) -> Int? {
    let number = modify { count in
      // Every counted end is claimed here or is the last one, because each count claims the end before it.
      _ = count.lastEnd?.claim()
      guard !end.isDisposed else { return false }
      count.running -= 1
      count.lastEnd = end
      if count.latest?.end === end { count.latest = nil }
      return true
    }
    _ = end.claim()
    return number
  }

  /// Sends the end of a counted execution to its subscribers and announces it.
  ///
  /// Executions that end on this thread meanwhile nest in it, up to a limit (see ``Bounce``).
  ///
  /// - Parameters:
  ///   - number: The number of the end.
  ///   - sendEnd: The closure that sends the end to the subscribers of the execution.
  ///   - sendFailure: The closure that announces the failure, if there is one.
  ///   - afterSending: A function that runs a closure when the subscribers have received the end, which may wait for another thread.
  func reportEnd(
    _ number: Int,
    _ sendEnd: StoredClosure,
    sendFailure: StoredClosure?,
    _ afterSending: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    Bounce.perform(.report) { [self] in
      sendEnd.run()
      afterSending { self.announce(.ended(sendFailure), as: number) }
    }
  }

  /// Ends the status of a command that has been released, if it has had no execution, and nothing observes it.
  func endUnused() -> Bool { running.acceptedValue.changes == 0 && running.endAlone() }

  /// Announces that the command has been released.
  ///
  /// - Parameter completeSignals: The closure that completes the signals of the command.
  func end(_ completeSignals: @escaping @Sendable () -> Void) {
    // Nobody joins or cancels the latest execution any more, which keeps this status.
    let number = modify { count in
      count.latest = nil
      return true
    }
    if let number { announce(.released(StoredClosure(completeSignals)), as: number) }
  }

  /// Writes the count if `body` returns `true`.
  ///
  /// - Returns: The number of the change, or `nil` if nothing was written.
  private func modify(_ body: (inout ExecutionCount) -> Bool) -> Int? {
    do throws(CancellationError) {
      return try running.modify(isPublished: false) { count throws(CancellationError) in
        guard body(&count) else { throw CancellationError() }
        count.changes += 1
        return count.changes
      }
    } catch {
      return nil
    }
  }

  // MARK: Works

  /// Counts a work that begins now.
  ///
  /// - Parameters:
  ///   - start: The start of its execution.
  ///   - policy: The policy of the call.
  /// - Returns: `false` if it has to wait for the end of others, or for the cleanup of a canceled one.
  func beginsWork(_ start: Start, _ policy: CommandPolicy) -> Bool {
    works.withLock { works in
      works.limit = policy.works
      return works.begin(start.turn)
    }
  }

  /// Makes a work wait for its turn.
  ///
  /// - Parameters:
  ///   - start: The start of its execution.
  ///   - end: The end of its execution.
  ///   - begin: A closure that begins the work.
  func beginWorkLater(_ start: Start, _ end: BlockDisposable, _ begin: StoredClosure) {
    works.withLock { $0.wait((start.turn, end, begin)) }
    beginNext()
  }

  /// Counts one work less.
  ///
  /// - Returns: A Boolean value that indicates whether others wait. Then the caller reports the end of the work, and calls ``beginNext()``.
  func workHasBeenCleanedUp() -> Bool {
    works.withLock { works in
      works.live -= 1
      return !works.waiting.isEmpty
    }
  }

  /// Begins the works whose turn has come.
  func beginNext() {
    dropCanceledWorks()
    while let next = works.withLock({ $0.popNext() }) {
      if running.staysOnMain, !isOnMain() {
        MainScheduler.shared._enqueue { next.run() }
      } else {
        Bounce.perform(.report) { next.run() }
      }
    }
  }

  /// Drops the works that wait and have been canceled, once they are about half of all. So each costs O(1).
  private func dropCanceledWorks() {
    let open = running.acceptedValue.running
    let canceled = works.withLock { works in
      works.waiting.count > 2 * max(0, open - 1) ? works.takeCanceled() : FIFO()
    }
    extendLifetime(canceled)
  }

  // MARK: Announcing

  private func announce(_ change: Change, as number: Int) {
    pending.withLock { $0.changes[number] = change }
    announceAll()
    publishReplacedStart()
  }

  /// Publishes this change for the start that is being announced, if a transaction has accepted that one, and this one has replaced it since.
  /// The transaction then queues nothing at its end.
  private func publishReplacedStart() {
    guard let starting = pending.withLock({ $0.starting }) else { return }
    let (published, next) = running.publication
    if published.changes < starting, let next, next.changes > starting { running.submitNext() }
  }

  private func announceAll() {
    announcing.run {
      let next = pending.withLock { pending -> (number: Int, change: Change)? in
        let number = pending.next
        guard pending.starting == nil, let change = pending.changes.removeValue(forKey: number) else {
          return nil
        }
        if case .started = change { pending.starting = number }
        pending.next += 1
        return (number, change)
      }
      guard let (number, change) = next else { return false }
      switch change {
      case .started(let sendExecution):
        publish(number)
        announceStart(number, sendExecution)
      case .ended(let sendFailure):
        if let sendFailure { announce(sendFailure) }
        publish(number)
      case .released(let completeSignals):
        announce(completeSignals)
        publish(number)
        running.end()
      }
      return true
    }
  }

  /// Publishes the change with the given number, unless a transaction has published it.
  private func publish(_ number: Int) {
    if running.publication.published.changes < number { running.submitNext() }
  }

  /// Announces an execution after the change that counts it, which a transaction may publish later, and continues with what waits for that.
  private func announceStart(_ number: Int, _ sendExecution: StoredClosure) {
    if running.publication.published.changes < number {
      Property(running, owner: nil).signal.filter { $0.changes >= number }.take(1)
        .subscribe { _ in self.announceStart(number, sendExecution) }
    } else {
      running.home.submit(.call { self.sendStart(sendExecution) })
    }
  }

  private func sendStart(_ sendExecution: StoredClosure) {
    announce(sendExecution)
    pending.withLock { $0.starting = nil }
    announceAll()
  }
}
