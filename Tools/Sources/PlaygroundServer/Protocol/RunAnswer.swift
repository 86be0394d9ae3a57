import MarbleEngine
import ReactiveSignalsTesting

/// The events of an experiment, for the page to draw.
struct RunAnswer: Encodable, Sendable {
  /// The marbles of a line or of a subscription, in order.
  struct Marbles: Encodable, Sendable {
    var ticks: [Int] = []
    var names: [String] = []
    var end: ExperimentState.End?
  }

  struct Subscription: Encodable, Sendable {
    let start: Int
    /// The tick of a disposal before the signal has ended.
    let disposal: Int?
    let marbles: Marbles
  }

  struct Line: Encodable, Sendable {
    let text: String
    /// The marbles of a line that the page has sent as text. Of any other line, the page knows them.
    let marbles: Marbles?
    let isHot: Bool
    let length: Int
    let problem: String?
    let subscriptions: [Subscription]
  }

  struct Step: Encodable, Sendable {
    /// The call as text.
    let text: String
    let name: String
    let arguments: [String]
    var code: String?
    var results: [[Subscription]]?
    var inner: [Subscription]?
    var problem: Problem?
  }

  /// An error in an operator, at one of its arguments or at the operator as a whole.
  struct Problem: Encodable, Sendable {
    let argument: Int?
    let message: String
  }

  var lines: [Line]
  var steps: [Step]
  let length: Int
  let isCut: Bool
  /// The duration of the run in microseconds.
  let duration: Int

  init(_ state: ExperimentState) {
    let start = ContinuousClock.now
    let reader = ExperimentReader(state)
    let (readers, calls, run) = (reader.lines, reader.calls, reader.run)
    var budget = Limits.answeredMarbles
    func answer(_ subscriptions: [MarbleRun.Subscription]) -> [Subscription] {
      subscriptions.prefix { _ in budget > 0 }.map { item in
        let marbles = Marbles(item.diagram)
        budget -= marbles.ticks.count + 1
        return Subscription(start: item.start, disposal: item.end, marbles: marbles)
      }
    }
    lines = readers.indices.map { index in
      let subscriptions = run.subscriptions.indices.contains(index) ? run.subscriptions[index] : []
      return Line(
        text: readers[index].diagram.description,
        marbles: state.lines[index].text == nil ? nil : Marbles(readers[index].diagram),
        isHot: readers[index].isHot,
        length: readers[index].diagram.length,
        problem: readers[index].problem,
        // The marbles of a subscription to a cold line are those of the line. One to a hot line can miss some.
        subscriptions: readers[index].isHot
          ? answer(subscriptions)
          : subscriptions.map {
            Subscription(start: $0.start, disposal: $0.end, marbles: Marbles(terminalOf: $0.diagram))
          }
      )
    }
    steps = calls.indices.map { index in
      var step = Step(text: calls[index].text, name: calls[index].name, arguments: calls[index].arguments)
      if run.steps.indices.contains(index) {
        step.code = run.steps[index].code
        step.results = run.steps[index].results.map(answer)
        step.inner = answer(run.steps[index].inner)
      }
      step.problem = reader.problem(at: index)
      return step
    }
    length = run.length
    isCut = run.isCut || budget <= 0
    duration = Int((ContinuousClock.now - start) / .microseconds(1))
  }
}

extension RunAnswer.Marbles {
  init(_ diagram: MarbleDiagram) {
    for moment in diagram.moments {
      for mark in moment.marks {
        switch mark {
        case .value(let name):
          ticks.append(moment.tick)
          names.append(
            name.count > Limits.answeredNameLength ? name.prefix(Limits.answeredNameLength - 1) + "…" : name
          )
        case .completed: end = .init(tick: moment.tick, isFailure: false)
        case .failed: end = .init(tick: moment.tick, isFailure: true)
        case .subscription, .disposal: break
        }
      }
    }
  }

  /// Creates the marbles without the values.
  init(terminalOf diagram: MarbleDiagram) {
    self.init(
      MarbleDiagram(
        diagram.moments.suffix(1).map { moment in
          .init(
            tick: moment.tick,
            marks: moment.marks.filter { if case .value = $0 { false } else { true } }
          )
        }
      )
    )
  }
}
