import Foundation
package import ReactiveSignals
package import ReactiveSignalsTesting
package import ReactiveSignalsTestingTraits
package import Testing

/// An upstream of an operator that is checked against its model.
package typealias ModelInput = Signal<Int, TestFailure>

/// Checks that the output of an operator equals the output of its model at each tick.
///
/// A model is a pure function from the events of the upstream to the events of the operator: a few lines that are
/// easy to verify. The two are compared over many random histories: values, terminal events, several events in one
/// tick, disposal at any tick and from inside a handler, upstreams that are cold, hot, or send while they are
/// subscribed to. The simplest history on which they differ is printed in marble notation.
///
///     expectModel("map") { source, _ in source.map { $0 + 1 } }
///       .follows { input in input.map { Step($0.tick, $0.event.map { $0 + 1 }) } }
///
/// The tick is a second. In one tick upstreams send before timers fire that were set after the subscription, and the
/// first upstream sends before the second.
///
/// The histories come from a seed, which is printed on failure. It may be given in the environment as
/// `REACTIVE_SIGNALS_SEED`.
package func expectModel<Output: Equatable & Sendable, Result: SignalProtocol<Output, TestFailure>>(
  _ name: String,
  histories: Int = 2_000,
  manners: [History.Manner] = History.Manner.allCases,
  at location: SourceLocation = #_sourceLocation,
  operator makeResult: @escaping (ModelInput, TestScheduler) -> Result
) -> Modeled<[Step<Int>], Output> {
  Modeled { model in
    ModelCheck(name, inputs: 1, manners, subscribesAtOnce: true) {
      makeResult($0[0], $1)
    } model: {
      model($0.inputs[0])
    }
    .run(histories, at: location)
  }
}

/// Checks an operator with two upstreams. Otherwise as the other `expectModel`.
package func expectModel<Output: Equatable & Sendable, Result: SignalProtocol<Output, TestFailure>>(
  _ name: String,
  histories: Int = 2_000,
  manners: [History.Manner] = History.Manner.allCases,
  at location: SourceLocation = #_sourceLocation,
  operator makeResult: @escaping (ModelInput, ModelInput, TestScheduler) -> Result
) -> Modeled<([Step<Int>], [Step<Int>]), Output> {
  Modeled { model in
    ModelCheck(name, inputs: 2, manners, subscribesAtOnce: true) {
      makeResult($0[0], $0[1], $1)
    } model: {
      model(($0.inputs[0], $0.inputs[1]))
    }
    .run(histories, at: location)
  }
}

/// Checks an operator that subscribes to its upstreams at any time, or more than once. Otherwise as the other
/// `expectModel`.
package func expectModel<Output: Equatable & Sendable, Result: SignalProtocol<Output, TestFailure>>(
  _ name: String,
  upstreams: Int,
  histories: Int = 2_000,
  manners: [History.Manner] = History.Manner.allCases,
  at location: SourceLocation = #_sourceLocation,
  operator makeResult: @escaping ([ModelInput], TestScheduler) -> Result
) -> Modeled<[ModelUpstream], Output> {
  Modeled { model in
    ModelCheck(name, inputs: upstreams, manners, makeResult: makeResult) { history in
      model(
        history.inputs.enumerated().map { ModelUpstream(number: $0, steps: $1, manner: history.manner) }
      )
    }
    .run(histories, at: location)
  }
}

/// An operator that waits for the model to compare it with.
package struct Modeled<Input, Output: Sendable> {
  fileprivate let check: (_ model: @escaping (Input) -> [Step<Output>]) -> Void

  /// Compares the operator with its model.
  package func follows(_ model: @escaping (Input) -> [Step<Output>]) { check(model) }
}

/// Checks that two ways to write a signal agree: a law of the algebra of operators.
///
///     expectSame("map: fusion") { $0[0].map { $0 + 1 }.map { $0 * 2 } }.and { $0[0].map { ($0 + 1) * 2 } }
///
/// Both go through the histories that ``expectModel`` uses.
///
/// - Parameters:
///   - law: The operators, separated by commas, a colon, and the statement.
///   - view: The part of an output that counts. With a view no history is disposed from inside an event, since
///     the event may differ.
package func expectSame<Output: Equatable & Sendable, Left: SignalProtocol<Output, TestFailure>>(
  _ law: String,
  upstreams: Int = 1,
  histories: Int = 300,
  manners: [History.Manner] = History.Manner.allCases,
  view: (([Step<Output>]) -> [Step<Output>])? = nil,
  at location: SourceLocation = #_sourceLocation,
  _ left: @escaping (LawInputs) -> Left
) -> OneSide<Output> {
  OneSide(
    law: law,
    upstreams: upstreams,
    histories: histories,
    manners: manners,
    view: view,
    location: location
  ) {
    Performance($0) { left(LawInputs(all: $0, time: $1)) }.output
  }
}

/// The upstreams of a law, and their time.
package struct LawInputs {
  package let all: [ModelInput]
  package let time: TestScheduler

  package subscript(number: Int) -> ModelInput { all[number] }
}

/// One side of a law, which waits for the other one.
package struct OneSide<Output: Equatable & Sendable> {
  fileprivate let law: String
  fileprivate let upstreams: Int
  fileprivate let histories: Int
  fileprivate let manners: [History.Manner]
  fileprivate let view: (([Step<Output>]) -> [Step<Output>])?
  fileprivate let location: SourceLocation
  fileprivate let output: (History) -> [Step<Output>]

  /// Compares the two sides.
  package func and(_ right: @escaping (LawInputs) -> some SignalProtocol<Output, TestFailure>) {
    ModelCheck(
      law,
      inputs: upstreams,
      manners,
      difference: "does not hold",
      titles: ["one way", "the other"],
      view: view,
      makeResult: { right(LawInputs(all: $0, time: $1)) },
      expected: output
    )
    .run(histories, kind: "algebra", at: location)
  }
}

/// The comparison of an operator with its model.
package struct ModelCheck<Output: Equatable & Sendable, Result: SignalProtocol<Output, TestFailure>> {
  package typealias MakeResult = ([ModelInput], TestScheduler) -> Result

  package let name: String
  package let inputs: Int
  package let manners: [History.Manner]
  package let difference: String
  package let titles: [String]
  package let view: (([Step<Output>]) -> [Step<Output>])?
  package let makeResult: MakeResult
  package let expected: (History) -> [Step<Output>]
  /// A Boolean value that indicates whether the operator subscribes to all upstreams at the start, and once.
  package let subscribesAtOnce: Bool

  package init(
    _ name: String,
    inputs: Int,
    _ manners: [History.Manner],
    difference: String = "is not its model",
    titles: [String] = ["model", "operator"],
    view: (([Step<Output>]) -> [Step<Output>])? = nil,
    subscribesAtOnce: Bool = false,
    makeResult: @escaping MakeResult,
    expected: @escaping (History) -> [Step<Output>]
  ) {
    self.name = name
    self.inputs = inputs
    self.manners = manners
    self.difference = difference
    self.titles = titles
    self.view = view
    self.subscribesAtOnce = subscribesAtOnce
    self.makeResult = makeResult
    self.expected = expected
  }

  package init(
    _ name: String,
    inputs: Int,
    _ manners: [History.Manner],
    subscribesAtOnce: Bool = false,
    makeResult: @escaping MakeResult,
    model: @escaping (History) -> [Step<Output>]
  ) {
    self.init(
      name,
      inputs: inputs,
      manners,
      subscribesAtOnce: subscribesAtOnce,
      makeResult: makeResult,
      expected: { $0.visible(model($0)) }
    )
  }

  package func run(_ histories: Int, kind: String = "model", at location: SourceLocation) {
    if let collect = unsafe ModelLink.collect {
      if kind == "model" { collect(ModelLink(self)) }
      return
    }
    // A sanitizer takes ten times as long, and a few histories are enough for it.
    let count = isSanitized ? histories / 20 : histories
    Proofs.note(kind, name, "\(count)")
    if let difference = difference(within: count) { Issue.record("\(difference)", sourceLocation: location) }
  }

  /// The first difference in `count` histories.
  package func difference(within count: Int) -> String? {
    for history in History.sample(inputs: inputs, manners: manners, count: count) {
      if view != nil, case .insideEvent = history.disposal { continue }
      guard isWrong(history) else { continue }
      let simplest = history.simplified(while: isWrong)
      return "\(report(simplest))\n(seed \(History.seed), found as \(history))"
    }
    return nil
  }

  /// The difference on the simplest history like `history`, if they differ on that.
  package func difference(on history: History) -> String? {
    isWrong(history) ? report(history.simplified(while: isWrong)) : nil
  }

  private func isWrong(_ history: History) -> Bool {
    let performance = Performance(history, makeResult)
    let view = view ?? { $0 }
    return view(performance.output) != view(expected(history)) || !performance.flaws.isEmpty
  }

  private func report(_ history: History) -> String {
    let performance = Performance(history, makeResult)
    let titles = (0..<inputs).map { "upstream \($0 + 1)" } + titles
    let diagrams = MarbleDiagram.aligned(
      history.inputs.map { MarbleDiagram($0) }
        + [MarbleDiagram(expected(history)), MarbleDiagram(performance.output)]
    )
    let lines = zip(titles, diagrams).map { title, diagram in
      "  " + title.padding(toLength: 12, withPad: " ", startingAt: 0) + diagram
    }
    let remarks = performance.flaws + ["\(history.manner), disposed: \(history.disposal)"]
    return "\(name) \(difference):\n" + (lines + remarks.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// A run of an operator on a history, in virtual time.
private struct Performance<Output: Equatable & Sendable> {
  let output: [Step<Output>]
  /// Problems apart from the output.
  let flaws: [String]

  init<Result: SignalProtocol<Output, TestFailure>>(
    _ history: History,
    _ makeResult: ([ModelInput], TestScheduler) -> Result
  ) {
    let scheduler = TestScheduler()
    let recorder = HistoryRecorder<Output>(history, scheduler)
    if case .before(let tick) = history.disposal {
      scheduler.schedule(after: scheduler.tick * tick) { recorder.leave() }
    }
    let result = makeResult(history.inputs.map { scheduler.input($0, history.manner) }, scheduler)
    result.subscribe(recorder)
    if case .after(let tick) = history.disposal {
      scheduler.schedule(after: scheduler.tick * tick + scheduler.tick / 2) { recorder.leave() }
    }
    // The upstreams may be subjects, which complete when they are released.
    withExtendedLifetime(result) { scheduler.run(limit: 10_000) }
    output = recorder.steps.entries
    flaws = recorder.flaws.entries
    recorder.end()
  }
}

/// A subscriber that records its events, and disposes the subscription at the time given by the history.
private final class HistoryRecorder<Value: Sendable>: SubscriberProtocol {
  let steps = Log<Step<Value>>()
  let flaws = Log<String>()
  private let history: History
  private let scheduler: TestScheduler
  private let subscription = SerialDisposable()

  init(_ history: History, _ scheduler: TestScheduler) {
    self.history = history
    self.scheduler = scheduler
  }

  func add(_ disposable: any Disposable) { subscription.inner = disposable }
  func fail(_ error: TestFailure) { take(.failed(error)) }
  func complete() { take(.completed) }

  func send(_ value: Value) {
    take(.next(value))
    if case .insideEvent(steps.entries.count) = history.disposal { leave() }
  }

  func leave() {
    end()
    if history.manner != .hot { expectIdle("disposal") }
  }

  func end() { subscription.dispose() }

  private func take(_ event: Event<Value, TestFailure>) {
    steps.append(Step(Int(scheduler.now / scheduler.tick), event))
    // Otherwise the rest of the history is pending.
    if event.isTerminal, history.manner != .hot, history.disposal == .never { expectIdle("the end") }
  }

  private func expectIdle(_ moment: String) {
    if !scheduler.isIdle { flaws.append("after \(moment) something is still scheduled") }
  }
}

extension TestScheduler {
  fileprivate func input(_ steps: [Step<Int>], _ manner: History.Manner) -> ModelInput {
    switch manner {
    case .cold:
      return .create { self.play(steps[...], to: $0) }
    case .eager:
      return .create { subscriber in
        let now = steps.prefix { $0.tick == 0 }
        self.play(steps.dropFirst(now.count), to: subscriber)
        for step in now { subscriber.send(event: step.event) }
      }
    case .hot:
      let subject = Subject<Int, TestFailure>()
      play(steps[...], to: subject)
      return subject.erased
    }
  }
  private func play(_ steps: ArraySlice<Step<Int>>, to subscriber: some SubscriberProtocol<Int, TestFailure>)
  {
    for step in steps {
      subscriber.add(schedule(after: tick * step.tick) { subscriber.send(event: step.event) })
    }
  }
}
