import ReactiveSignals

/// The events of a diagram, with values and errors in place of their names.
struct EventSchedule<Value: Sendable, Failure: Error>: Sendable {
  /// The events and their ticks, which count from the subscription.
  let steps: [(tick: Int, event: Event<Value, Failure>)]
  /// The tick at which the diagram ends.
  let end: Int

  /// Creates the events of a diagram. An invalid diagram and a missing value or error stop the program.
  init(_ text: String, isHot: Bool, error: Failure?, value: (String) -> Value?) {
    let diagram = MarbleDiagram(text)
    let origin = diagram.origin
    end = diagram.length - 1 - origin
    steps = diagram.marks.compactMap { tick, mark in
      let event: Event<Value, Failure>
      switch mark {
      case .value(let name):
        guard let value = value(name) else {
          preconditionFailure("\"\(text)\" sends \(name), which is missing in `values`")
        }
        event = .next(value)
      case .completed:
        event = .completed
      case .failed:
        guard let error else { preconditionFailure("\"\(text)\" fails: pass the failure as `error:`") }
        event = .failed(error)
      case .subscription where isHot:
        return nil
      case .subscription, .disposal:
        preconditionFailure("\"\(text)\" describes a signal and cannot contain '\(mark.text)'")
      }
      return (tick - origin, event)
    }
  }
}
