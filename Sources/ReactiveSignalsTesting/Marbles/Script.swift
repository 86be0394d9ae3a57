import ReactiveSignals

/// A diagram with its values and its error filled in.
struct Script<Value: Sendable, Failure: Error>: Sendable {
  /// What happens at which tick, counted from the moment of subscription.
  let steps: [(tick: Int, event: Event<Value, Failure>)]
  /// The tick at which the diagram ends.
  let end: Int

  /// Stops the program when the diagram is wrong, or needs a value or an error that is not there.
  init(_ text: String, isHot: Bool, error: Failure?, value: (String) -> Value?) {
    let diagram = MarbleDiagram(text)
    let origin = diagram.origin
    end = diagram.length - 1 - origin
    steps = diagram.marks.compactMap { tick, mark in
      let event: Event<Value, Failure>
      switch mark {
      case .value(let name):
        guard let value = value(name) else {
          preconditionFailure("\"\(text)\" sends \(name), for which there is nothing in `values`")
        }
        event = .next(value)
      case .completed:
        event = .completed
      case .failed:
        guard let error else { preconditionFailure("\"\(text)\" fails: say how by `error:`") }
        event = .failed(error)
      case .subscription where isHot:
        return nil
      case .subscription, .disposal:
        preconditionFailure("\"\(text)\" is what a signal sends: '\(mark.text)' cannot stand in it")
      }
      return (tick - origin, event)
    }
  }
}
