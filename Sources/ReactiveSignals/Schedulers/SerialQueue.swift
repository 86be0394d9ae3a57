import Dispatch

/// A serial queue of the system with its timed work: what the main and the queue schedulers are made of.
struct SerialQueue: Sendable {
  private let queue: DispatchQueue
  private let agenda: Agenda

  init(_ queue: DispatchQueue) {
    self.queue = queue
    agenda = Agenda(on: queue)
  }

  func schedule(_ work: @escaping @Sendable () -> Void, as scheduler: some Scheduler) -> any Disposable {
    let scheduled = ScheduledWork(as: scheduler, work)
    queue.async { scheduled.run() }
    return scheduled
  }

  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration? = nil,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void,
    as scheduler: some Scheduler
  ) -> any Disposable {
    let scheduled = ScheduledWork(on: agenda, repeats: interval != nil, as: scheduler, work)
    agenda.schedule(after: delay, repeatingEvery: interval, tolerance: tolerance, scheduled) { $0.run() }
    return scheduled
  }
}
