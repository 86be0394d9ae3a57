public import ReactiveSignals

/// The events that a signal has sent, with their times.
///
///     let recording = scheduler.record(scheduler.cold("--a--b|").map { $0.uppercased() })
///     scheduler.run()
///     #expect(recording == "--A--B|")
///
/// ``TestScheduler/record(_:during:)->Recording<Value,Failure>`` creates a recording, which grows as the scheduler's time is advanced.
///
/// A recording equals a diagram that has the same events at the same ticks. Diagrams name values as described in
/// ``TestScheduler/record(_:values:during:)``. A recording with an event between two ticks equals no diagram.
public final class Recording<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let timeline: Timeline
  @usableFromInline let name: @Sendable (Value) -> String
  @usableFromInline let log = LockedArray<RecordedEvent<Value, Failure>>()
  @usableFromInline let subscription = SerialDisposable()
  private let start: Duration
  @usableFromInline let contexts: EventContexts
  /// The explanation of the last failed comparison with a string.
  let explanation = Locked<String?>(nil)

  @usableFromInline
  init(_ timeline: Timeline, name: @escaping @Sendable (Value) -> String) {
    self.timeline = timeline
    self.name = name
    contexts = EventContexts(timeline)
    start = timeline.now
  }

  /// The events in order. Their times count from the scheduler's time zero.
  @inlinable
  public var events: [RecordedEvent<Value, Failure>] { log.elements }

  /// The values in order.
  public var values: [Value] { events.compactMap(\.event.value) }

  /// A Boolean value that indicates whether the signal has completed.
  public var isCompleted: Bool {
    events.contains { if case .completed = $0.event { true } else { false } }
  }

  /// The failure of the signal, if it has failed.
  public var failure: Failure? { events.lazy.compactMap(\.event.failure).first }

  /// The events in marble notation, up to the terminal event or the current time: `--A--B|`.
  ///
  /// The first character is the scheduler's time zero. An event between two ticks is drawn at the earlier one.
  public var marbles: String { diagram.description }

  /// Ends the recording and disposes its subscription.
  public func dispose() { subscription.dispose() }

  @inlinable
  func start(_ signal: some SignalProtocol<Value, Failure>) {
    guard !subscription.isDisposed else { return }
    subscription.inner = signal.subscribeEvents { [log, timeline, contexts] event in
      log.append(RecordedEvent(time: timeline.now, event: event))
      contexts.note()
    }
  }

  /// The events as a diagram.
  @inlinable
  public var diagram: MarbleDiagram {
    var diagram = MarbleDiagram()
    var isTerminated = false
    for recorded in events {
      let mark = mark(recorded.event)
      diagram.append(mark, at: timeline.column(of: recorded.time).tick)
      if mark.isTerminal { isTerminated = true }
    }
    if !isTerminated { diagram.extend(to: timeline.column(of: timeline.now).tick + 1) }
    return diagram
  }

  /// The mistakes in diagrams of the test.
  var mistakes: [String] { timeline.mistakes.elements }

  /// A Boolean value that indicates whether no time has passed since the recording began.
  var isAtStart: Bool { timeline.now == start }

  /// The events that came between two ticks.
  var strays: [RecordedEvent<Value, Failure>] {
    events.filter { !timeline.column(of: $0.time).isExact }
  }

  @inlinable
  func mark(_ event: Event<Value, Failure>) -> MarbleDiagram.Mark {
    switch event {
    case .next(let value): .value(name(value))
    case .failed: .failed
    case .completed: .completed
    }
  }
}

extension MarbleDiagram {
  /// Returns the name of a value without a name in `values`: its description.
  @inlinable
  static func name<Value>(of value: Value) -> String {
    // A text is its description. Here the compiler knows that without a look at the type of each value.
    if Value.self == String.self, let text = value as? String { return text }
    return String(describing: value)
  }
}

/// An event and its time.
public struct RecordedEvent<Value, Failure: Error> {
  /// The time of the event, which counts from the scheduler's time zero.
  public let time: Duration
  /// The event.
  public let event: Event<Value, Failure>

  /// Creates an event at `time`.
  @inlinable
  public init(time: Duration, event: Event<Value, Failure>) {
    self.time = time
    self.event = event
  }
}

extension RecordedEvent {
  /// Returns a value at `time`.
  ///
  /// <!-- fragment -->
  ///
  ///     #expect(recording.events == [.next(1, at: .seconds(2)), .completed(at: .seconds(3))])
  public static func next(_ value: Value, at time: Duration) -> RecordedEvent {
    RecordedEvent(time: time, event: .next(value))
  }

  /// Returns a failure at `time`.
  public static func failed(_ error: Failure, at time: Duration) -> RecordedEvent {
    RecordedEvent(time: time, event: .failed(error))
  }

  /// Returns a completion at `time`.
  public static func completed(at time: Duration) -> RecordedEvent {
    RecordedEvent(time: time, event: .completed)
  }
}

extension RecordedEvent: Sendable where Value: Sendable {}
extension RecordedEvent: Equatable where Value: Equatable, Failure: Equatable {}
extension RecordedEvent: Hashable where Value: Hashable, Failure: Hashable {}

extension RecordedEvent: CustomStringConvertible {
  /// The event and its time, as in `next(a) at 2.0 seconds`.
  public var description: String { "\(event) at \(time)" }
}
