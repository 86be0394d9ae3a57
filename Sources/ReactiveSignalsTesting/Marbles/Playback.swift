public import ReactiveSignals

/// A run of the events of a diagram, each at its time. The events are known by their numbers.
///
/// One event is scheduled at a time. All events have the turn that the playback takes when it is created, so that they come before work
/// that is scheduled later for an equal time.
@usableFromInline
final class Playback: Sendable {
  /// The scheduled event.
  @usableFromInline let current = SerialDisposable()
  // The work that reads it runs while the scheduler advances its time.
  private unowned let scheduler: TestScheduler
  private let ticks: [Int]
  /// The tick to which the time advances after the last event, if it does.
  private let end: Int?
  private let start: TimedTurn
  private let send: @Sendable (Int) -> Void

  @usableFromInline
  init(
    at ticks: [Int],
    to end: Int?,
    on scheduler: TestScheduler,
    send: @escaping @Sendable (_ index: Int) -> Void
  ) {
    self.scheduler = scheduler
    self.ticks = ticks
    self.end = end
    self.send = send
    start = scheduler.turn(at: scheduler.now)
  }

  /// Schedules the event number `index`, and each later event when the one before it runs.
  @usableFromInline
  func schedule(_ index: Int) {
    let isEvent = index < ticks.count
    guard let tick = isEvent ? ticks[index] : index == ticks.count ? end : nil else { return }
    let time = start.time + scheduler.tick * max(tick, 0)
    current.inner = scheduler.schedule(at: TimedTurn(time: time, number: start.number)) { [self] in
      schedule(index + 1)
      if isEvent { send(index) }
    }
  }
}
