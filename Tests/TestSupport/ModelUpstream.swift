package import ReactiveSignals
package import ReactiveSignalsTestingTraits

/// A time in a history: the tick, followed by the order within it. Moments are compared as
/// words are, part by part.
package struct Instant: Comparable {
  package var parts: [Int]

  package var tick: Int { parts[0] }

  /// Before everything else.
  package static let start = Instant(parts: [0, -1])

  /// After everything that upstreams do in that tick which were subscribed to at the start.
  package static func end(of tick: Int) -> Instant { Instant(parts: [tick, .max]) }

  /// A part of this moment.
  package func part(_ order: Int, _ index: Int) -> Instant { Instant(parts: parts + [order, index]) }

  package static func < (a: Instant, b: Instant) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}

/// An event and the moment in which it comes.
package struct Occurrence<Value: Sendable> {
  package var moment: Instant
  package var event: Event<Value, TestFailure>

  package init(moment: Instant, event: Event<Value, TestFailure>) {
    self.moment = moment
    self.event = event
  }

  package var step: Step<Value> { Step(moment.tick, event) }
}

/// An upstream for a model that subscribes to it at any moment, or more than once.
package struct ModelUpstream {
  package let number: Int
  package let steps: [Step<Int>]
  package let manner: History.Manner

  package init(number: Int, steps: [Step<Int>], manner: History.Manner) {
    self.number = number
    self.steps = steps
    self.manner = manner
  }

  /// The events of a subscription made at `moment`; `order` counts the subscriptions of the model.
  package func subscribed(at moment: Instant = .start, order: Int) -> [Occurrence<Int>] {
    switch manner {
    case .cold, .eager:
      return steps.enumerated().map { index, step in
        let isAtOnce = manner == .eager && step.tick == 0
        let later = Instant(parts: [moment.tick + step.tick, order, index])
        return Occurrence(moment: isAtOnce ? moment.part(order, index) : later, event: step.event)
      }
    case .hot:
      let now = Instant(parts: Array(moment.parts.prefix(3)))
      let all = steps.enumerated().map { index, step in
        Occurrence(moment: Instant(parts: [step.tick, number, index]), event: step.event)
      }
      let rest = all.filter { $0.moment > now }
      if rest.isEmpty, let last = all.last, last.event.isTerminal {
        return [Occurrence(moment: moment.part(order, 0), event: last.event)]
      }
      return rest.map { Occurrence(moment: Instant(parts: $0.moment.parts + [order]), event: $0.event) }
    }
  }
}

extension Array {
  /// The events of a merge of several subscriptions: all values in order, the first failure, the last completion.
  package static func merging<Value: Equatable>(_ parts: [[Occurrence<Value>]]) -> [Step<Value>]
  where Element == Step<Value> {
    var running = parts.count
    var output: [Step<Value>] = []
    for occurrence in parts.joined().sorted(by: { $0.moment < $1.moment }) {
      if occurrence.event == .completed { running -= 1 }
      if occurrence.event != .completed || running == 0 { output.append(occurrence.step) }
      if occurrence.event.failure != nil { break }
    }
    return output
  }
}

extension Array where Element == Occurrence<Int> {
  /// The values alone.
  package var values: [(moment: Instant, value: Int)] {
    compactMap { occurrence in occurrence.event.value.map { (occurrence.moment, $0) } }
  }

  /// The terminal event, if there is one.
  package var end: Occurrence<Int>? { last.flatMap { $0.event.isTerminal ? $0 : nil } }

  /// The terminal event alone, if there is one.
  package var onlyEnd: [Occurrence<Int>] { end.map { [$0] } ?? [] }

  /// The same, but after `count` values it completes.
  package func taking(_ count: Int) -> [Occurrence<Int>] {
    guard let last = values.dropFirst(count - 1).first?.moment else { return self }
    return filter { $0.moment <= last && !$0.event.isTerminal } + [
      Occurrence(moment: last, event: .completed)
    ]
  }

  /// The same, but the completion left out.
  package var withoutCompletion: [Occurrence<Int>] { filter { $0.event != .completed } }

  package var steps: [Step<Int>] { map(\.step) }
}

// MARK: - Models of operators with one upstream

extension Array where Element == Step<Int> {
  /// Replaces each event by others, in the same tick.
  package func each<T>(_ replacement: (Event<Int, TestFailure>) -> [Event<T, TestFailure>]) -> [Step<T>] {
    flatMap { step in replacement(step.event).map { Step(step.tick, $0) } }
  }

  /// Replaces each value by others, in the same tick. The terminal event stays.
  package func eachValue<T>(_ replacement: (Int) -> [T]) -> [Step<T>] {
    each { event in
      switch event {
      case .next(let value): replacement(value).map { .next($0) }
      case .failed(let error): [.failed(error)]
      case .completed: [.completed]
      }
    }
  }

  /// Drops the values, and sends others before completion.
  package func atCompletion<T>(_ values: [T]) -> [Step<T>] {
    each { event in
      switch event {
      case .next: []
      case .failed(let error): [.failed(error)]
      case .completed: values.map { .next($0) } + [.completed]
      }
    }
  }

  /// The values alone.
  package var values: [Int] { compactMap(\.event.value) }
}

extension Array {
  /// One value and the completion, at the same time.
  package static func answer<Value>(_ value: Value, at tick: Int) -> [Step<Value>]
  where Element == Step<Value> {
    [Step(tick, .next(value)), Step(tick, .completed)]
  }

  /// The same up to the first terminal event, that included.
  package func upToEnd<Value>() -> [Step<Value>] where Element == Step<Value> {
    let end = firstIndex { $0.event.isTerminal }
    return end.map { Array(self[...$0]) } ?? self
  }
}
