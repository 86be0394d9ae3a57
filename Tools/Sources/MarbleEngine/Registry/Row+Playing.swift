import ReactiveSignals
import ReactiveSignalsTesting

extension Row {
  /// Makes the row an operator for one line.
  func each<R: SignalProtocol<String, DiagramFailure>>(
    call: String? = nil,
    subscribes subscription: Operator.SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal) -> R
  ) -> Row {
    playing(
      signature: "",
      parameters: [],
      call: call ?? "\(name)()",
      subscription: subscription
    ) { _, _ in
      { signals, _ in signals.map { body($0).erased } }
    }
  }

  /// Makes the row an operator for one line that uses the clock.
  func each<R: SignalProtocol<String, DiagramFailure>>(
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, TestScheduler) -> R
  ) -> Row {
    playing(signature: "", parameters: [], call: call) { _, session in
      { signals, _ in signals.map { body($0, session.scheduler).erased } }
    }
  }

  /// Makes the row an operator for one line, with one argument.
  func each<P: Parameter, R: SignalProtocol<String, DiagramFailure>>(
    _ parameter: P,
    call: String? = nil,
    subscribes subscription: Operator.SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> R
  ) -> Row {
    playing(
      signature: parameter.name,
      parameters: [parameter],
      call: call ?? "\(name)(#1)",
      subscription: subscription
    ) { (tokens, session) throws(InputError) in
      let argument = try parameter.read(tokens[tokens.startIndex], session)
      return { signals, _ in signals.map { body($0, argument).erased } }
    }
  }

  /// Makes the row an operator for one line, with two arguments.
  func each<P: Parameter, Q: Parameter, R: SignalProtocol<String, DiagramFailure>>(
    _ first: P,
    _ second: Q,
    call: String,
    subscribes subscription: Operator.SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal, P.Value, Q.Value) -> R
  ) -> Row {
    playing(
      signature: "\(first.name) \(second.name)",
      parameters: [first, second],
      call: call,
      subscription: subscription
    ) { (tokens, session) throws(InputError) in
      let one = try first.read(tokens[tokens.startIndex], session)
      let two = try second.read(tokens[tokens.startIndex + 1], session)
      return { signals, _ in signals.map { body($0, one, two).erased } }
    }
  }

  /// Makes the row an operator that makes several lines of one, with one argument.
  func split<P: Parameter>(
    _ parameter: P,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> [MarbleSignal]
  ) -> Row {
    playing(signature: parameter.name, parameters: [parameter], call: call) {
      (tokens, session) throws(InputError) in
      let argument = try parameter.read(tokens[tokens.startIndex], session)
      return { signals, _ in signals.flatMap { body($0, argument) } }
    }
  }

  /// Makes the row an operator that splits a line into windows. The number of its window precedes each value.
  func windows<
    P: Parameter,
    R: SignalProtocol<WindowedSignal<String, DiagramFailure>, DiagramFailure>
  >(
    _ parameter: P,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> R
  ) -> Row {
    playing(
      signature: parameter.name,
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

  /// Makes the row an operator whose result has several subscribers.
  func shared(
    call: String,
    _ body: @escaping @Sendable (MarbleSignal) -> MarbleSignal
  ) -> Row {
    playing(signature: "", parameters: [], call: call, subscription: .sent) { _, session in
      { signals, _ in signals.map { Self.valuesOfThreeSubscribers(of: body($0), session) } }
    }
  }

  /// Makes the row an operator whose result has several subscribers, with one argument.
  func shared<P: Parameter>(
    _ parameter: P,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> MarbleSignal
  ) -> Row {
    playing(
      signature: parameter.name,
      parameters: [parameter],
      call: call,
      subscription: .sent
    ) { (tokens, session) throws(InputError) in
      let argument = try parameter.read(tokens[tokens.startIndex], session)
      return { signals, _ in signals.map { Self.valuesOfThreeSubscribers(of: body($0, argument), session) } }
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

  /// Makes the row an operator that makes one line of all lines.
  func all<R: SignalProtocol<String, DiagramFailure>>(
    call: String,
    labels: [String] = ["", "other"],
    subscribes subscription: Operator.SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable ([MarbleSignal]) -> R
  ) -> Row {
    playing(
      signature: "[lines]",
      parameters: [],
      call: call,
      labels: labels,
      subscription: subscription
    ) { _, _ in
      { signals, _ in [body(signals).erased] }
    }
  }

  /// Makes the row an operator that makes one line of as many lines as there are `labels`.
  func lines<R: SignalProtocol<String, DiagramFailure>>(
    _ labels: [String],
    call: String,
    subscribes subscription: Operator.SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable ([MarbleSignal]) -> R
  ) -> Row {
    playing(
      signature: "[\(labels.count) lines]",
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

  /// Makes the row an operator that makes one line of two, the source and another.
  func pair<R: SignalProtocol<String, DiagramFailure>>(
    call: String? = nil,
    labels: [String] = ["", "other"],
    subscribes subscription: Operator.SubscriptionTime = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal, MarbleSignal) -> R
  ) -> Row {
    lines(labels, call: call ?? "\(name)(other)", subscribes: subscription) { body($0[0], $0[1]) }
  }

  /// Makes the row an operator that creates a signal from one argument.
  func source<P: Parameter, R: SignalProtocol<String, DiagramFailure>>(
    _ parameter: P,
    call: String,
    _ body: @escaping @Sendable (P.Value) -> R
  ) -> Row {
    playing(
      signature: "\(parameter.name) [no lines]",
      parameters: [parameter],
      call: call
    ) { (tokens, session) throws(InputError) in
      let argument = try parameter.read(tokens[tokens.startIndex], session)
      return { (signals, call) throws(InputError) in
        try Self.refuse(signals, call)
        return [body(argument).erased]
      }
    }
  }

  /// Makes the row an operator that creates a signal without arguments.
  func source<R: SignalProtocol<String, DiagramFailure>>(
    call: String,
    _ body: @escaping @Sendable () -> R
  ) -> Row {
    playing(signature: "[no lines]", parameters: [], call: call) { _, _ in
      { (signals, call) throws(InputError) in
        try Self.refuse(signals, call)
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

  /// Returns the row with an operator.
  private func playing(
    signature: String,
    parameters: [any Parameter],
    call: String,
    labels: [String] = [],
    subscription: Operator.SubscriptionTime = .atOnce,
    prepare: @escaping Operator.Preparation
  ) -> Row {
    var row = self
    row.operator = Operator(
      name: name,
      signature: signature,
      summary: summary,
      parameters: parameters,
      call: call,
      labels: labels,
      subscription: subscription,
      prepare: prepare
    )
    return row
  }
}
