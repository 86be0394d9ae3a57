import ReactiveSignals

/// The tasks in which events have arrived while their thread did not run the scheduler.
///
/// A test sends such events between two runs, from the task that records or compares. Events of another task come from work outside of
/// the virtual time, and their ticks depend on chance.
@usableFromInline
final class EventContexts: Sendable {
  private let timeline: Timeline
  private let home = EventContext.current
  private let others = LockedArray<EventContext>()

  init(_ timeline: Timeline) { self.timeline = timeline }

  /// Notes the context of an event.
  @usableFromInline
  func note() {
    if timeline.isRunningOnCurrentThread || Simulation.isRunning { return }
    let current = EventContext.current
    if current != home { others.append(current) }
  }

  /// A Boolean value that indicates whether an event came from another task than the one that records or that reads this property.
  var areForeign: Bool {
    let current = EventContext.current
    return others.elements.contains { $0 != current }
  }

  /// The explanation of a recording with events of other tasks.
  static let remedy = """
    An event came from a task or thread outside the time of the scheduler, so its tick depends on chance. Name the scheduler where \
    the work starts: `asyncMap(on: scheduler)`, `Signal.task(on: scheduler)`, `deliver(on: scheduler)`, `scheduler.task { … }`.
    """
}

/// The task that runs a piece of code, or no task.
private struct EventContext: Equatable, Sendable {
  let task: Int?

  static var current: EventContext { EventContext(task: currentTaskIdentity()) }
}
