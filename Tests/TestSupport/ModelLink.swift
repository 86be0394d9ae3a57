package import ReactiveSignals
package import ReactiveSignalsTesting
package import ReactiveSignalsTestingTraits

/// An operator and its model as parts of a chain of numbers. `scripts/fuzz operators` compares random chains of them.
package struct ModelLink {
  package typealias Chain = Signal<Int, TestFailure>

  /// Called with each model, which is not checked then. For a program with one thread.
  package nonisolated(unsafe) static var collect: ((ModelLink) -> Void)?

  package let name: String
  package let inputs: Int
  package let manners: [History.Manner]
  package let make: ([ModelInput], TestScheduler) -> Chain
  package let model: (History) -> [Step<Int>]
  /// A Boolean value that indicates whether the operator subscribes to all upstreams at the start, in order, and sends only while one of
  /// them sends. Then it can stand anywhere in a chain.
  package let isPlain: Bool

  package init<Output, Result>(_ check: ModelCheck<Output, Result>) {
    name = check.name
    inputs = check.inputs
    manners = check.manners
    make = { check.makeResult($0, $1).map { Self.number($0) }.erased }
    model = { check.expected($0).map { Step($0.tick, $0.event.map(Self.number)) } }
    // In a time of its own that does not pass, an operator that needs time is not its model.
    let still = ModelCheck(
      name,
      inputs: inputs,
      manners,
      makeResult: { [make] sources, _ in make(sources, TestScheduler()) },
      model: model
    )
    isPlain =
      check.subscribesAtOnce && manners.count == History.Manner.allCases.count
      && still.difference(within: 100) == nil
  }

  /// A number between 0 and 9 for any value, as the models expect them. Equal values have equal numbers.
  private static func number<Value>(_ value: Value) -> Int {
    if let number = value as? Int { return (number % 10 + 10) % 10 }
    let mirror = Mirror(reflecting: value)
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    let text =
      isUnordered ? mirror.children.map { "\($0.value)" }.sorted().joined(separator: ",") : "\(value)"
    return text.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 1_000_003 } % 10
  }

  /// Returns the difference between a random chain and its model.
  package static func difference(of links: [ModelLink], using generator: inout some RandomNumberGenerator)
    -> String?
  {
    let plain = links.filter(\.isPlain)
    guard let first = links.randomElement(using: &generator) else { return nil }
    var chain = [first]
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      // Behind an operator with upstreams or a time of its own, an upstream of another operator is in no order.
      let next = (first.isPlain ? plain : plain.filter { $0.inputs == 1 }).randomElement(using: &generator)
      if let next { chain.append(next) }
    }
    let inputs = chain.reduce(1) { $0 + $1.inputs - 1 }
    let check = ModelCheck<Int, Chain>(
      chain.map(\.name).joined(separator: " | "),
      inputs: inputs,
      first.manners
    ) { sources, scheduler in
      var rest = sources[...]
      let start = first.make(Array(rest.prefix(first.inputs)), scheduler)
      rest = rest.dropFirst(first.inputs)
      return chain.dropFirst().reduce(start) { result, link in
        defer { rest = rest.dropFirst(link.inputs - 1) }
        return link.make([result] + rest.prefix(link.inputs - 1), scheduler)
      }
    } model: { history in
      var rest = history.inputs[...]
      func steps(_ link: ModelLink, _ head: [[Step<Int>]]) -> [Step<Int>] {
        let count = link.inputs - head.count
        defer { rest = rest.dropFirst(count) }
        return link.model(History(inputs: head + rest.prefix(count), manner: history.manner))
      }
      return chain.dropFirst().reduce(steps(first, [])) { steps($1, [$0]) }
    }
    return check.difference(on: .random(inputs: inputs, manners: first.manners, using: &generator))
  }
}
