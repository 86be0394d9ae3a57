/// How many executions of a command are running, and what it announces. The executions share it with the command, and may
/// be there longer.
///
/// Each start and each end of an execution is one write of `running`, which numbers them. It is accepted at once. What there
/// is to announce of it is announced in the order of the numbers: when it is ready, and all before it has been.
///
/// An execution is announced when the observers have been told that the command is executing. They may be told later: after what
/// they are being told, or after a transaction. So when `running` is told, `started` is written, a change of its own that
/// follows. What is observed of the command is derived of both, so that they pass the same gate.
final class CommandStatus<Value: Sendable, Failure: Error>: Sendable {
  typealias Announcement = @Sendable () -> Void

  struct Running: Sendable {
    var count = 0
    /// How often an execution has started or ended.
    var number = 0
    /// Of the execution that ended last.
    var lastEnd: BlockDisposable?
  }

  private enum News: Sendable {
    case start(Signal<Value, Never>)
    case end(Failure?)
    /// The command is gone.
    case over
  }

  /// What is still to be announced.
  private struct Pending: Sendable {
    var news: [Int: News] = [:]
    var next = 1
    /// The execution whose start is being told. Nothing else is announced meanwhile.
    var starting: (number: Int, execution: Signal<Value, Never>)?

    mutating func popNext() -> (number: Int, news: News)? {
      guard starting == nil, let news = news.removeValue(forKey: next) else { return nil }
      if case .start(let execution) = news { starting = (next, execution) }
      defer { next += 1 }
      return (next, news)
    }
  }

  private struct Ending: Sendable {
    let execution: Execution<Value, Failure>
    let number: Int
    let failure: Failure?
  }

  let running = SourceNode(Running(), PropertyHub())
  /// The number of the start of the execution that is announced.
  let started = SourceNode(0, PropertyHub())
  let executions = Subject<Signal<Value, Never>, Never>()
  let failures = Subject<Failure, Never>()
  private let queue: Subject<Announcement, Never>?
  private let pending = Locked(Pending())
  private let announcing = Trampoline()
  private let endings = Turns<Ending>()

  init(announcingOn scheduler: (any Scheduler)?) {
    queue = scheduler.map { scheduler in
      let queue = Subject<Announcement, Never>()
      Self.deliver(queue, on: scheduler)
      return queue
    }
    // They hold this until both end, with the command.
    Property(running, owners: []).signal.subscribe { self.told($0.number) }
    Property(started, owners: []).signal.subscribe { self.announceStart($0) }
  }

  private static func deliver(_ queue: Subject<Announcement, Never>, on scheduler: some Scheduler) {
    queue.deliver(on: scheduler).subscribe { $0() }
  }

  /// Runs `announcement` in place, or on the scheduler there is for that, in order.
  private func announce(_ announcement: @escaping Announcement) {
    if let queue { queue.send(announcement) } else { announcement() }
  }

  /// A property that changes when this one does: in place, or on the scheduler. It ends with the status.
  func announced<T: Sendable>(_ property: Property<T>) -> Property<T> {
    guard queue != nil else { return Property(property.node, owners: []) }
    let relay = SourceNode(property.value, PropertyHub())
    property.signal.subscribe(
      next: { [self] value in announce { relay.write(value) } },
      completed: { [self] in announce { relay.end() } }
    )
    return Property(relay, owners: [])
  }

  // MARK: Executions

  /// Counts one more execution, if `condition` holds of the number of those that are running.
  ///
  /// - Returns: the number of the start, which is to be announced.
  func start(if condition: (Int) -> Bool) -> Int? {
    change { running in
      guard condition(running.count) else { return false }
      running.count += 1
      return true
    }
  }

  /// Announces an execution that has been counted.
  func announce(_ execution: Signal<Value, Never>, startedAs number: Int) {
    announce(.start(execution), as: number)
  }

  /// Counts one execution less, unless `end` has been claimed. When this returns it is.
  ///
  /// - Returns: the number of the end, which is to be reported; nothing if somebody else has counted it.
  func countEnd(_ end: BlockDisposable) -> Int? {
    let number = change { running in
      // Who counts after an end claims it first: so each that has been counted is claimed, or is the last one.
      _ = running.lastEnd?.claim()
      guard !end.isDisposed else { return false }
      running.count -= 1
      running.lastEnd = end
      return true
    }
    _ = end.claim()
    return number
  }

  /// Has an execution whose end has been counted tell its subscribers, and announces the end.
  ///
  /// What the thread executes meanwhile, and comes to its end, is reported afterwards.
  func reportEnd(of execution: Execution<Value, Failure>, as number: Int, _ failure: Failure?) {
    endings.take(Ending(execution: execution, number: number, failure: failure)) { ending in
      ending.execution.tellEnd()
      announce(.end(ending.failure), as: ending.number)
    }
  }

  /// The command is gone.
  func end() {
    if let number = change({ _ in true }) { announce(.over, as: number) }
  }

  /// Makes a change, if `body` says so.
  private func change(_ body: (inout Running) -> Bool) -> Int? {
    do throws(NoChange) {
      return try running.modify(isPublished: false) { running throws(NoChange) in
        guard body(&running) else { throw NoChange() }
        running.number += 1
        return running.number
      }
    } catch {
      return nil
    }
  }

  // MARK: Announcing

  private func announce(_ news: News, as number: Int) {
    pending.withLock { $0.news[number] = news }
    announceAll()
  }

  private func announceAll() {
    announcing.run {
      while let (number, news) = pending.withLock({ $0.popNext() }) {
        switch news {
        case .start:
          // Goes on when it is told.
          if !tell(number) { told(number) }
        case .end(let failure):
          if let failure { announce { [failures] in failures.send(failure) } }
          _ = tell(number)
        case .over:
          announce { [executions, failures] in
            executions.complete()
            failures.complete()
          }
          running.end()
          started.end()
        }
      }
    }
  }

  /// Has the observers told of that start or end, unless they have been, by a transaction. Says whether that is news.
  private func tell(_ number: Int) -> Bool {
    if running.state(at: .published).value.number >= number { return false }
    running.publishNext()
    return true
  }

  /// The observers have been told of this start or end, or are about to be.
  private func told(_ number: Int) {
    let starting = pending.withLock { $0.starting?.number }
    if let starting, starting <= number { started.write(starting) }
  }

  private func announceStart(_ number: Int) {
    let execution = pending.withLock { pending in
      pending.starting?.number == number ? pending.starting.take()?.execution : nil
    }
    guard let execution else { return }
    announce { [executions] in executions.send(execution) }
    announceAll()
  }
}

/// Not nested, as the compiler fails with thrown types of a generic context.
private struct NoChange: Error {}
