import ReactiveSignals
import ReactiveSignalsTesting

/// An entry of the table: the name, parameters and implementation of an operator.
package struct Operator: Sendable {
  /// A function that returns the results for some lines, or throws if their number is wrong.
  typealias Application = @Sendable ([MarbleSignal], OperatorCall) throws(InputError) -> [MarbleSignal]
  /// A function that parses the arguments.
  typealias Preparation = @Sendable (ArraySlice<Token>, Session) throws(InputError) -> Application

  /// The time at which an operator subscribes to its lines.
  enum SubscriptionTime {
    /// The beginning, for all lines.
    case atOnce
    /// While it runs, for all lines but the first.
    case later
    /// The beginning and again while it runs, for the first line.
    case again
    /// While it runs, because the lines are the values that it sends.
    case sent
  }

  package let name: String
  /// The text after the name in the list.
  let signature: String
  package let summary: String
  let parameters: [any Parameter]
  /// The call in Swift notation, where `#1` stands for the first argument.
  let call: String
  /// The names of the lines in `call`.
  var labels: [String] = []
  var subscription = SubscriptionTime.atOnce
  let prepare: Preparation

  package var usage: String { signature.isEmpty ? name : "\(name) \(signature)" }

  /// A Boolean value that indicates whether the operator creates signals from its arguments alone.
  var isSource: Bool { signature.hasSuffix("[no lines]") }

  /// Returns a call in Swift notation.
  func code(for call: OperatorCall) -> String {
    zip(call.tokens.dropFirst(), parameters).enumerated().reduce(self.call) { text, entry in
      let (index, (token, parameter)) = entry
      return text.replacing("#\(index + 1)", with: parameter.code(token))
    }
  }
}

extension Operator {
  /// Returns an operator for one line.
  static func each<R: SignalProtocol<String, DiagramFailure>>(
    _ name: String,
    _ summary: String,
    call: String? = nil,
    _ subscription: SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal) -> R
  ) -> Operator {
    Operator(
      name: name,
      signature: "",
      summary: summary,
      parameters: [],
      call: call ?? "\(name)()",
      subscription: subscription
    ) { _, _ in
      { signals, _ in signals.map { body($0).erased } }
    }
  }

  /// Returns an operator for one line that uses the clock.
  static func each<R: SignalProtocol<String, DiagramFailure>>(
    _ name: String,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, TestScheduler) -> R
  ) -> Operator {
    Operator(name: name, signature: "", summary: summary, parameters: [], call: call) { _, session in
      { signals, _ in signals.map { body($0, session.scheduler).erased } }
    }
  }

  /// Returns an operator for one line, with one argument.
  static func each<P: Parameter, R: SignalProtocol<String, DiagramFailure>>(
    _ name: String,
    _ parameter: P,
    _ summary: String,
    call: String? = nil,
    _ subscription: SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> R
  ) -> Operator {
    Operator(
      name: name,
      signature: parameter.name,
      summary: summary,
      parameters: [parameter],
      call: call ?? "\(name)(#1)",
      subscription: subscription
    ) { (tokens, session) throws(InputError) in
      let argument = try parameter.read(tokens[tokens.startIndex], session)
      return { signals, _ in signals.map { body($0, argument).erased } }
    }
  }

  /// Returns an operator for one line, with two arguments.
  static func each<P: Parameter, Q: Parameter, R: SignalProtocol<String, DiagramFailure>>(
    _ name: String,
    _ first: P,
    _ second: Q,
    _ summary: String,
    call: String,
    _ subscription: SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal, P.Value, Q.Value) -> R
  ) -> Operator {
    Operator(
      name: name,
      signature: "\(first.name) \(second.name)",
      summary: summary,
      parameters: [first, second],
      call: call,
      subscription: subscription
    ) { (tokens, session) throws(InputError) in
      let one = try first.read(tokens[tokens.startIndex], session)
      let two = try second.read(tokens[tokens.startIndex + 1], session)
      return { signals, _ in signals.map { body($0, one, two).erased } }
    }
  }

  /// Returns an operator that makes several lines of one, with one argument.
  static func split<P: Parameter>(
    _ name: String,
    _ parameter: P,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> [MarbleSignal]
  ) -> Operator {
    Operator(name: name, signature: parameter.name, summary: summary, parameters: [parameter], call: call) {
      (tokens, session) throws(InputError) in
      let argument = try parameter.read(tokens[tokens.startIndex], session)
      return { signals, _ in signals.flatMap { body($0, argument) } }
    }
  }

  /// Returns an operator that splits a line into windows. The number of its window precedes each value.
  static func windows<
    P: Parameter,
    R: SignalProtocol<WindowedSignal<String, DiagramFailure>, DiagramFailure>
  >(
    _ name: String,
    _ parameter: P,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> R
  ) -> Operator {
    Operator(
      name: name,
      signature: parameter.name,
      summary: summary,
      parameters: [parameter],
      call: call,
      subscription: .sent
    ) { (tokens, session) throws(InputError) in
      let argument = try parameter.read(tokens[tokens.startIndex], session)
      return { signals, _ in
        signals.map { signal in
          body(signal, argument).enumerated().flatMap { number, window in
            session.recording(window.erased).map { "\(number)\($0)" }
          }.erased
        }
      }
    }
  }

  /// Returns an operator whose result has several subscribers.
  static func shared(
    _ name: String,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal) -> MarbleSignal
  ) -> Operator {
    Operator(name: name, signature: "", summary: summary, parameters: [], call: call, subscription: .sent) {
      _,
      session in
      { signals, _ in signals.map { valuesOfThreeSubscribers(of: body($0), session) } }
    }
  }

  /// Returns an operator whose result has several subscribers, with one argument.
  static func shared<P: Parameter>(
    _ name: String,
    _ parameter: P,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> MarbleSignal
  ) -> Operator {
    Operator(
      name: name,
      signature: parameter.name,
      summary: summary,
      parameters: [parameter],
      call: call,
      subscription: .sent
    ) { (tokens, session) throws(InputError) in
      let argument = try parameter.read(tokens[tokens.startIndex], session)
      return { signals, _ in signals.map { valuesOfThreeSubscribers(of: body($0, argument), session) } }
    }
  }

  /// Returns the values of three subscribers that subscribe at different times. The number of its subscriber precedes each value.
  private static func valuesOfThreeSubscribers(of shared: MarbleSignal, _ session: Session) -> MarbleSignal {
    let clock = session.scheduler
    let subscribers = [0, 4, 12].enumerated().map { number, tick in
      Signal<Int, DiagramFailure>.timer(after: clock.tick * tick, on: clock)
        .flatMap { _ in session.recording(shared).map { "\(number)\($0)" } }
        .erased
    }
    return Signal.merge(subscribers).erased
  }

  /// Returns an operator that makes one line of all lines.
  static func all<R: SignalProtocol<String, DiagramFailure>>(
    _ name: String,
    _ summary: String,
    call: String,
    labels: [String] = ["", "other"],
    _ subscription: SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable ([MarbleSignal]) -> R
  ) -> Operator {
    Operator(
      name: name,
      signature: "[lines]",
      summary: summary,
      parameters: [],
      call: call,
      labels: labels,
      subscription: subscription
    ) { _, _ in
      { signals, _ in [body(signals).erased] }
    }
  }

  /// Returns an operator that makes one line of as many lines as there are `labels`.
  static func lines<R: SignalProtocol<String, DiagramFailure>>(
    _ name: String,
    _ labels: [String],
    _ summary: String,
    call: String,
    _ subscription: SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable ([MarbleSignal]) -> R
  ) -> Operator {
    Operator(
      name: name,
      signature: "[\(labels.count) lines]",
      summary: summary,
      parameters: [],
      call: call,
      labels: labels,
      subscription: subscription
    ) { _, _ in
      { (signals, call) throws(InputError) in
        guard signals.count == labels.count else {
          let count = signals.count == 1 ? "is only 1" : "are \(signals.count)"
          throw InputError("'\(name)' takes \(labels.count) lines, and there \(count)", in: call.text)
        }
        return [body(signals).erased]
      }
    }
  }

  /// Returns an operator that makes one line of two, the source and another.
  static func pair<R: SignalProtocol<String, DiagramFailure>>(
    _ name: String,
    _ summary: String,
    call: String? = nil,
    labels: [String] = ["", "other"],
    _ subscription: SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal, MarbleSignal) -> R
  ) -> Operator {
    lines(name, labels, summary, call: call ?? "\(name)(other)", subscription) { body($0[0], $0[1]) }
  }

  /// Returns an operator that creates a signal from one argument.
  static func source<P: Parameter, R: SignalProtocol<String, DiagramFailure>>(
    _ name: String,
    _ parameter: P,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable (P.Value) -> R
  ) -> Operator {
    Operator(
      name: name,
      signature: "\(parameter.name) [no lines]",
      summary: summary,
      parameters: [parameter],
      call: call
    ) { (tokens, session) throws(InputError) in
      let argument = try parameter.read(tokens[tokens.startIndex], session)
      return { (signals, call) throws(InputError) in
        try refuse(signals, call)
        return [body(argument).erased]
      }
    }
  }

  /// Returns an operator that creates a signal without arguments.
  static func source<R: SignalProtocol<String, DiagramFailure>>(
    _ name: String,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable () -> R
  ) -> Operator {
    Operator(name: name, signature: "[no lines]", summary: summary, parameters: [], call: call) { _, _ in
      { (signals, call) throws(InputError) in
        try refuse(signals, call)
        return [body().erased]
      }
    }
  }

  /// Throws if there are lines for an operator that creates a signal.
  private static func refuse(_ lines: [MarbleSignal], _ call: OperatorCall) throws(InputError) {
    guard let name = call.tokens.first, !lines.isEmpty else { return }
    throw name.error(
      "'\(name.text)' takes no lines, and there \(lines.count == 1 ? "is 1" : "are \(lines.count)")"
    )
  }
}
