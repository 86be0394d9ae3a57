import ReactiveSignals

/// A run of the events of a diagram, each at its time.
///
/// One event is scheduled at a time. All events have the turn that the playback takes when it is created, so that they come before work
/// that is scheduled later for an equal time.
final class Playback<Value: Sendable, Failure: Error>: Sendable {
  /// The scheduled event.
  let current = SerialDisposable()
  private weak let scheduler: TestScheduler?
  private let events: EventSchedule<Value, Failure>
  /// The tick to which the time advances after the last event, if it does.
  private let end: Int?
  private let start: TimedTurn
  private let send: @Sendable (Event<Value, Failure>) -> Void

  init(
    of events: EventSchedule<Value, Failure>,
    to end: Int?,
    on scheduler: TestScheduler,
    send: @escaping @Sendable (Event<Value, Failure>) -> Void
  ) {
    self.scheduler = scheduler
    self.events = events
    self.end = end
    self.send = send
    start = scheduler.turn(at: scheduler.now)
  }

  /// Schedules the event number `index`, and each later event when the one before it runs.
  func schedule(_ index: Int) {
    let event = index < events.steps.count ? events.steps[index] : nil
    guard let scheduler, let tick = event?.tick ?? (index == events.steps.count ? end : nil) else { return }
    let time = start.time + scheduler.tick * max(tick, 0)
    current.inner = scheduler.schedule(at: TimedTurn(time: time, number: start.number)) { [self] in
      schedule(index + 1)
      if let event { send(event.event) }
    }
  }
}
