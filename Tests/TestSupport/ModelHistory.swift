import Foundation
package import ReactiveSignals
package import ReactiveSignalsTesting
package import ReactiveSignalsTestingTraits

/// An event and the tick in which it happens.
package struct Step<Value: Sendable>: Sendable {
  package var tick: Int
  package var event: Event<Value, TestFailure>

  package init(_ tick: Int, _ event: Event<Value, TestFailure>) {
    self.tick = tick
    self.event = event
  }
}

extension Step: Equatable where Value: Equatable {}

/// The events of several upstreams in the order in which they come, with the number of the upstream: in one tick those of
/// the first come first.
package func interleaved(_ inputs: [[Step<Int>]]) -> [(input: Int, step: Step<Int>)] {
  let steps = inputs.enumerated().flatMap { input, steps in steps.map { (input, $0) } }
  let lastTick = steps.map(\.1.tick).max() ?? 0
  return (0...lastTick).flatMap { tick in steps.filter { $0.1.tick == tick } }
}

/// The input of an operator: the events of each upstream, and the time of disposal.
package struct History: Equatable, Sendable {
  /// The way an upstream sends.
  package enum Manner: CaseIterable, Sendable {
    /// From the moment it is subscribed to.
    case cold
    /// From the moment it is subscribed to, but events of tick zero are sent while it is being subscribed to.
    case eager
    /// With or without a subscription.
    case hot
  }

  package enum Disposal: Equatable, Sendable {
    case never
    /// Before anything else in that tick; not in tick zero, in which the history begins.
    case before(tick: Int)
    /// After everything else in that tick.
    case after(tick: Int)
    /// From inside the handler of an event, counted from 1.
    case insideEvent(Int)
  }

  package var inputs: [[Step<Int>]]
  package var manner: Manner
  package var disposal = Disposal.never

  /// The events of a subscriber, out of those of a subscriber that is not disposed.
  package func visible<Value>(_ output: [Step<Value>]) -> [Step<Value>] {
    switch disposal {
    case .never: output
    case .before(let tick): output.filter { $0.tick < tick }
    case .after(let tick): output.filter { $0.tick <= tick }
    case .insideEvent(let count): Array(output.prefix(count))
    }
  }
}

// MARK: - Generation

extension History {
  /// The seed of the histories: the environment variable `REACTIVE_SIGNALS_SEED`, or 1.
  package static let seed =
    ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_SEED"].flatMap(UInt64.init) ?? 1

  /// The number of random histories of a stress test: the environment variable `REACTIVE_SIGNALS_HISTORIES`, or 250.
  package static let count =
    ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_HISTORIES"].flatMap(Int.init) ?? few(2_000)

  private struct Kind: Hashable {
    let inputs: Int
    let manners: [Manner]
  }

  private static let samples = Shared<[Kind: [History]]>([:])

  /// The first `count` histories of the seed. They are generated once.
  package static func sample(inputs: Int, manners: [Manner], count: Int) -> ArraySlice<History> {
    let kind = Kind(inputs: inputs, manners: manners)
    if let sample = samples.value[kind], sample.count >= count { return sample.prefix(count) }
    var generator = SeededGenerator(seed: seed)
    let sample = (0..<count).map { _ in random(inputs: inputs, manners: manners, using: &generator) }
    samples.withLock { $0[kind] = sample }
    return sample[...]
  }

  package static func random(
    inputs: Int,
    manners: [Manner],
    using generator: inout some RandomNumberGenerator
  ) -> History {
    History(
      inputs: (0..<inputs).map { _ in randomInput(using: &generator) },
      manner: manners.randomElement(using: &generator) ?? .cold,
      disposal: randomDisposal(using: &generator)
    )
  }

  private static func randomInput(using generator: inout some RandomNumberGenerator) -> [Step<Int>] {
    var tick = 0
    func nextTick() -> Int {
      tick += [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 6].randomElement(using: &generator) ?? 0
      return tick
    }
    var steps = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      Step(nextTick(), .next(Int.random(in: 0...9, using: &generator)))
    }
    switch Int.random(in: 0...3, using: &generator) {
    case 0: steps.append(Step(nextTick(), .failed(.one)))
    case 1, 2: steps.append(Step(nextTick(), .completed))
    default: break
    }
    return steps
  }

  private static func randomDisposal(using generator: inout some RandomNumberGenerator) -> Disposal {
    switch Int.random(in: 0...5, using: &generator) {
    case 0: .before(tick: Int.random(in: 1...12, using: &generator))
    case 1: .after(tick: Int.random(in: 0...12, using: &generator))
    case 2: .insideEvent(Int.random(in: 1...5, using: &generator))
    default: .never
    }
  }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

// MARK: - Simplification

extension History {
  /// Histories that are a little simpler than this one, the simplest first.
  package var simplifications: [History] {
    var histories: [History] = []
    func consider(_ change: (inout History) -> Void) {
      var history = self
      change(&history)
      if history != self { histories.append(history) }
    }
    consider { $0.disposal = .never }
    for (input, steps) in inputs.enumerated() {
      for index in steps.indices {
        consider { $0.inputs[input].remove(at: index) }
      }
    }
    // Less time before everything, between two events, before the first of one upstream.
    if inputs.joined().allSatisfy({ $0.tick > 0 }) {
      consider { history in
        for input in history.inputs.indices {
          for index in history.inputs[input].indices { history.inputs[input][index].tick -= 1 }
        }
        history.disposal = history.disposal.earlier
      }
    }
    for (input, steps) in inputs.enumerated() {
      for index in steps.indices where steps[index].tick > (index > 0 ? steps[index - 1].tick : 0) {
        consider { history in
          for later in index..<steps.count { history.inputs[input][later].tick -= 1 }
        }
        consider { $0.inputs[input][index].tick -= 1 }
      }
    }
    consider { $0.disposal = $0.disposal.earlier }
    consider { $0.manner = .cold }
    for (input, steps) in inputs.enumerated() {
      for (index, step) in steps.enumerated() {
        guard let value = step.event.value, value > 0 else { continue }
        consider { $0.inputs[input][index].event = .next(0) }
        consider { $0.inputs[input][index].event = .next(value - 1) }
      }
    }
    return histories
  }

  /// The simplest of the histories like this one for which `isWrong` holds, as it does for this one.
  package func simplified(while isWrong: (History) -> Bool) -> History {
    var simplest = self
    while let simpler = simplest.simplifications.first(where: isWrong) { simplest = simpler }
    return simplest
  }
}

extension History.Disposal {
  fileprivate var earlier: Self {
    switch self {
    case .never: .never
    case .before(let tick): .before(tick: max(1, tick - 1))
    case .after(let tick): .after(tick: max(0, tick - 1))
    case .insideEvent(let count): .insideEvent(max(1, count - 1))
    }
  }
}

// MARK: - Drawing

extension MarbleDiagram {
  package init<Value>(_ steps: [Step<Value>]) {
    var moments: [Moment] = []
    for step in steps {
      let mark: Mark =
        switch step.event {
        case .next(let value): .value("\(value)")
        case .failed: .failed
        case .completed: .completed
        }
      if moments.last?.tick == step.tick {
        moments[moments.count - 1].marks.append(mark)
      } else {
        moments.append(Moment(tick: step.tick, marks: [mark]))
      }
    }
    self.init(moments, length: (steps.last?.tick ?? -1) + 1)
  }
}

extension History: CustomStringConvertible {
  package var description: String {
    inputs.map { MarbleDiagram($0).description }.joined(separator: "  ")
      + "  (\(manner), disposed: \(disposal))"
  }
}

extension History.Disposal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .never: "never"
    case .before(let tick): "before tick \(tick)"
    case .after(let tick): "after tick \(tick)"
    case .insideEvent(let count): "inside event \(count)"
    }
  }
}
