public import ReactiveSignals

/// The events of a diagram, with values and errors in place of their names.
@usableFromInline
struct EventSchedule<Value: Sendable, Failure: Error>: Sendable {
  /// The events in order.
  @usableFromInline var events: [Event<Value, Failure>] = []
  /// The tick of each event, counted from the subscription.
  @usableFromInline var ticks: [Int] = []
  /// The tick at which the diagram ends.
  @usableFromInline var end = 0

  /// Creates the events of a diagram, whose notation is `text`.
  ///
  /// - Throws: A ``MarbleError`` if a value or the failure is missing.
  init(
    _ diagram: MarbleDiagram,
    _ text: @autoclosure () -> String,
    isHot: Bool,
    error: Failure?,
    value: (String) -> Value?
  ) throws(MarbleError) {
    let origin = diagram.origin
    end = diagram.length - 1 - origin
    for moment in diagram.moments {
      for mark in moment.marks where !(isHot && mark == .subscription) {
        guard let event = Self.event(mark, error: error, value: value) else {
          throw mark.complaint(in: text())
        }
        events.append(event)
        ticks.append(moment.tick - origin)
      }
    }
  }

  /// Creates a schedule without events.
  init() {}

  private static func event(
    _ mark: MarbleDiagram.Mark,
    error: Failure?,
    value: (String) -> Value?
  ) -> Event<Value, Failure>? {
    switch mark {
    case .value(let name): value(name).map { .next($0) }
    case .completed: .completed
    case .failed: error.map { .failed($0) }
    case .subscription, .disposal: nil
    }
  }
}

extension MarbleDiagram.Mark {
  /// Returns the error of a diagram of a signal that has this mark.
  fileprivate func complaint(in diagram: String) -> MarbleError {
    MarbleError(text: diagram, position: position(in: diagram), message: complaint)
  }

  /// The reason why a diagram of a signal cannot have this mark.
  private var complaint: String {
    switch self {
    case .value(let name): "the value of '\(name)' is missing in `values`"
    case .failed: "the failure is missing: pass it as `error:`"
    case .completed, .subscription, .disposal: "'\(text)' cannot stand in the diagram of a signal"
    }
  }

  private func position(in diagram: String) -> Int {
    diagram.firstRange(of: text).map { diagram.distance(from: diagram.startIndex, to: $0.lowerBound) } ?? 0
  }
}

extension TestScheduler {
  /// Returns the events of a diagram, or no events if it has a mistake, which then fails the comparisons of all recordings.
  func events<Value, Failure>(
    _ text: String,
    isHot: Bool,
    error: Failure?,
    at place: SourcePlace,
    value: (String) -> Value?
  ) -> EventSchedule<Value, Failure> {
    do {
      return try EventSchedule(
        MarbleDiagram(parsing: text, tick: tick),
        text,
        isHot: isHot,
        error: error,
        value: value
      )
    } catch {
      timeline.note(error, at: place)
      return EventSchedule()
    }
  }
}

/// A line of a test.
struct SourcePlace: Sendable, CustomStringConvertible {
  let file: StaticString
  let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  var description: String { "\(file):\(line)" }
}

/// The output for mistakes in the diagrams of a test. A test of such a mistake replaces it.
package enum MistakeOutput {
  @TaskLocal package static var write: @Sendable (String) -> Void = { print($0) }
}

extension Timeline {
  /// Notes and prints a mistake in a diagram of the test.
  func note(_ mistake: MarbleError, at place: SourcePlace) {
    let text = "\(place): error: a diagram has a mistake\n\(mistake)"
    MistakeOutput.write(text)
    mistakes.append(text)
  }
}
