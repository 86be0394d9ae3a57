import Synchronization

/// How many executions of a command are running, and what it announces. The executions share it with the command, and may
/// be there longer.
final class CommandStatus<Value: Sendable, Failure: Error>: Sendable {
  typealias Announcement = @Sendable () -> Void

  let running = SourceNode(0, PropertyHub())
  let executions = Subject<Signal<Value, Never>, Never>()
  let failures = Subject<Failure, Never>()
  private let queue: Subject<Announcement, Never>?
  /// How many changes of `running` are still to be told.
  private let untold = Atomic(0)

  init(announcingOn scheduler: (any Scheduler)?) {
    queue = scheduler.map { scheduler in
      let queue = Subject<Announcement, Never>()
      Self.deliver(queue, on: scheduler)
      return queue
    }
  }

  private static func deliver(_ queue: Subject<Announcement, Never>, on scheduler: some Scheduler) {
    queue.deliver(on: scheduler).subscribe { $0() }
  }

  /// Runs `announcement` in place, or on the scheduler there is for that, in order.
  func announce(_ announcement: @escaping Announcement) {
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

  /// Counts one more execution, if `condition` holds of the number of those that are running. It is not told yet.
  func begin(if condition: (Int) -> Bool) -> Bool {
    do throws(Refusal) {
      try running.modify(isPublished: false) { running throws(Refusal) in
        guard condition(running) else { throw Refusal() }
        running += 1
      }
    } catch {
      return false
    }
    untold.add(1, ordering: .relaxed)
    return true
  }

  private struct Refusal: Error {}

  /// Counts one execution less; tells so after `report`. Whoever is told of something in `report` can execute the command again.
  func end(_ report: () -> Void) {
    running.modify(isPublished: false) { $0 -= 1 }
    untold.add(1, ordering: .relaxed)
    report()
    tell()
  }

  /// Tells what has changed: all of it, in order, so that what an execution does comes after it has been told of.
  func tell() {
    for _ in 0..<untold.exchange(0, ordering: .relaxed) { running.publishNext() }
  }

  /// The command is gone.
  func end() {
    announce { [executions, failures] in
      executions.complete()
      failures.complete()
    }
    running.end()
  }
}
