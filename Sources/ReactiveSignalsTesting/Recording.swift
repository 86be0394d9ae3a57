public import ReactiveSignals

/// What a signal sent, and when.
///
///     let recording = scheduler.record(scheduler.cold("--a--b|").map { $0.uppercased() })
///     scheduler.run()
///     #expect(recording == "--A--B|")
///
/// It grows as the scheduler's time is advanced. Made by ``TestScheduler/record(_:during:)``.
///
/// A recording equals a diagram when the same happens at the same ticks; values are known by their names, see
/// ``TestScheduler/record(_:values:during:)``. What happened between two ticks equals no diagram.
public final class Recording<Value: Sendable, Failure: Error>: Sendable {
  private let timeline: Timeline
  private let name: @Sendable (Value) -> String
  private let journal = Journal<RecordedEvent<Value, Failure>>()
  private let subscription = SerialDisposable()

  init(_ timeline: Timeline, name: @escaping @Sendable (Value) -> String) {
    self.timeline = timeline
    self.name = name
  }

  /// What came when, in order. Time counts from the scheduler's beginning.
  public var events: [RecordedEvent<Value, Failure>] { journal.entries }

  /// The values that came, in order.
  public var values: [Value] { events.compactMap(\.event.value) }

  /// What came, in marble notation, up to the terminal event or the present: `--A--B|`.
  ///
  /// The first character is the scheduler's beginning. What happened between two ticks is drawn at the earlier one.
  public var marbles: String { diagram.description }

  /// Ends the recording, and the subscription with it.
  public func dispose() { subscription.dispose() }

  func start(_ signal: some SignalProtocol<Value, Failure>) {
    guard !subscription.isDisposed else { return }
    subscription.inner = signal.subscribeEvents { [journal, timeline] event in
      journal.append(RecordedEvent(time: timeline.now, event: event))
    }
  }

  /// What came, as a diagram.
  public var diagram: MarbleDiagram {
    let events = events
    let isTerminated = events.contains { $0.event.isTerminal }
    let present = isTerminated ? 0 : timeline.column(of: timeline.now).tick + 1
    var diagram = MarbleDiagram(length: present)
    for recorded in events {
      diagram.append(mark(recorded.event), at: timeline.column(of: recorded.time).tick)
    }
    return diagram
  }

  /// What came between two ticks.
  var strays: [RecordedEvent<Value, Failure>] {
    events.filter { !timeline.column(of: $0.time).isExact }
  }

  private func mark(_ event: Event<Value, Failure>) -> MarbleDiagram.Mark {
    switch event {
    case .next(let value): .value(name(value))
    case .failed: .failed
    case .completed: .completed
    }
  }
}

/// An event and the time it came.
public struct RecordedEvent<Value, Failure: Error> {
  /// Counted from the scheduler's beginning.
  public let time: Duration
  /// What came.
  public let event: Event<Value, Failure>

  /// Has `event` come at `time`.
  public init(time: Duration, event: Event<Value, Failure>) {
    self.time = time
    self.event = event
  }
}

extension RecordedEvent: Sendable where Value: Sendable {}
extension RecordedEvent: Equatable where Value: Equatable, Failure: Equatable {}
extension RecordedEvent: Hashable where Value: Hashable, Failure: Hashable {}

extension RecordedEvent: CustomStringConvertible {
  /// `next(a) at 2.0 seconds`.
  public var description: String { "\(event) at \(time)" }
}
