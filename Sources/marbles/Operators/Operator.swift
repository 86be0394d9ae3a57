import ReactiveSignals
import ReactiveSignalsTesting

/// An entry of the table: an operator's name, what it takes, what it does.
struct Operator: Sendable {
  /// Makes the results of the lines it is applied to, or says what is wrong with their number.
  typealias Application = @Sendable ([MarbleSignal], Phrase) throws(InputError) -> [MarbleSignal]
  typealias Preparation = @Sendable (ArraySlice<Word>, Session) throws(InputError) -> Application

  /// Which of the signals it runs on are subscribed to while it runs, not at the beginning.
  enum Subscription {
    case atOnce
    /// All but the first.
    case later
    /// The first, again.
    case again
    /// They are what the operator sends.
    case sent
  }

  let name: String
  /// What follows the name in the list.
  let signature: String
  let summary: String
  let parameters: [any Parameter]
  /// How it is written in Swift: `#1` stands for the first argument.
  let call: String
  /// How the lines are called in there.
  var labels: [String] = []
  var subscription = Subscription.atOnce
  /// Reads the arguments.
  let prepare: Preparation

  var usage: String { signature.isEmpty ? name : "\(name) \(signature)" }

  /// It makes signals from nothing but its arguments.
  var isSource: Bool { signature.hasSuffix("[no lines]") }

  /// The operator with the arguments of `phrase` as it is written in Swift.
  func call(_ phrase: Phrase) -> String {
    zip(phrase.words.dropFirst(), parameters).enumerated().reduce(call) { text, entry in
      let (index, (word, parameter)) = entry
      return text.replacing("#\(index + 1)", with: parameter.code(word))
    }
  }
}

extension Operator {
  /// An operator for one line.
  static func each<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ summary: String,
    call: String? = nil,
    _ subscription: Subscription = .atOnce,
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

  /// An operator for one line that looks at the clock.
  static func each<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, TestScheduler) -> R
  ) -> Operator {
    Operator(name: name, signature: "", summary: summary, parameters: [], call: call) { _, session in
      { signals, _ in signals.map { body($0, session.scheduler).erased } }
    }
  }

  /// An operator for one line, with an argument.
  static func each<P: Parameter, R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ parameter: P,
    _ summary: String,
    call: String? = nil,
    _ subscription: Subscription = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> R
  ) -> Operator {
    Operator(
      name: name,
      signature: parameter.name,
      summary: summary,
      parameters: [parameter],
      call: call ?? "\(name)(#1)",
      subscription: subscription
    ) { (words, session) throws(InputError) in
      let argument = try parameter.read(words[words.startIndex], session)
      return { signals, _ in signals.map { body($0, argument).erased } }
    }
  }

  /// An operator for one line, with two arguments.
  static func each<P: Parameter, Q: Parameter, R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ first: P,
    _ second: Q,
    _ summary: String,
    call: String,
    _ subscription: Subscription = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal, P.Value, Q.Value) -> R
  ) -> Operator {
    Operator(
      name: name,
      signature: "\(first.name) \(second.name)",
      summary: summary,
      parameters: [first, second],
      call: call,
      subscription: subscription
    ) { (words, session) throws(InputError) in
      let one = try first.read(words[words.startIndex], session)
      let two = try second.read(words[words.startIndex + 1], session)
      return { signals, _ in signals.map { body($0, one, two).erased } }
    }
  }

  /// An operator that makes several lines of one, with an argument.
  static func split<P: Parameter>(
    _ name: String,
    _ parameter: P,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal, P.Value) -> [MarbleSignal]
  ) -> Operator {
    Operator(name: name, signature: parameter.name, summary: summary, parameters: [parameter], call: call) {
      (words, session) throws(InputError) in
      let argument = try parameter.read(words[words.startIndex], session)
      return { signals, _ in signals.flatMap { body($0, argument) } }
    }
  }

  /// An operator that cuts a line into windows. Their values get the number of the window before them.
  static func windows<P: Parameter, R: SignalProtocol<WindowedSignal<String, Broken>, Broken>>(
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
    ) { (words, session) throws(InputError) in
      let argument = try parameter.read(words[words.startIndex], session)
      return { signals, _ in
        signals.map { signal in
          body(signal, argument).enumerated().flatMap { number, window in
            session.watched(window.erased).map { "\(number)\($0)" }
          }.erased
        }
      }
    }
  }

  /// Makes of a line something that several subscribe to.
  static func shared(
    _ name: String,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable (MarbleSignal) -> MarbleSignal
  ) -> Operator {
    Operator(name: name, signature: "", summary: summary, parameters: [], call: call, subscription: .sent) {
      _,
      session in
      { signals, _ in signals.map { audience(of: body($0), session) } }
    }
  }

  /// Makes of a line something that several subscribe to, with an argument.
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
    ) { (words, session) throws(InputError) in
      let argument = try parameter.read(words[words.startIndex], session)
      return { signals, _ in signals.map { audience(of: body($0, argument), session) } }
    }
  }

  /// What three subscribers get who come at different times, with their numbers before the values.
  private static func audience(of shared: MarbleSignal, _ session: Session) -> MarbleSignal {
    let clock = session.scheduler
    let subscribers = [0, 4, 12].enumerated().map { number, tick in
      Signal.timer(after: clock.tick * tick, on: clock)
        .promoteFailure(to: Broken.self)
        .flatMap { _ in session.watched(shared).map { "\(number)\($0)" } }
        .erased
    }
    return Signal.merge(subscribers).erased
  }

  /// An operator that makes one line of all.
  static func all<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ summary: String,
    call: String,
    labels: [String] = ["", "other"],
    _ subscription: Subscription = .atOnce,
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

  /// An operator that makes one line of as many as there are `labels`.
  static func lines<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ labels: [String],
    _ summary: String,
    call: String,
    _ subscription: Subscription = .atOnce,
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
      { (signals, phrase) throws(InputError) in
        guard signals.count == labels.count else {
          let count = signals.count == 1 ? "is only 1" : "are \(signals.count)"
          throw InputError("'\(name)' takes \(labels.count) lines, and there \(count)", in: phrase.text)
        }
        return [body(signals).erased]
      }
    }
  }

  /// An operator that makes one line of two, the source and another.
  static func pair<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ summary: String,
    call: String? = nil,
    labels: [String] = ["", "other"],
    _ subscription: Subscription = .atOnce,
    _ body: @escaping @Sendable (MarbleSignal, MarbleSignal) -> R
  ) -> Operator {
    lines(name, labels, summary, call: call ?? "\(name)(other)", subscription) { body($0[0], $0[1]) }
  }

  /// A signal that is made of an argument.
  static func source<P: Parameter, R: SignalProtocol<String, Broken>>(
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
    ) { (words, session) throws(InputError) in
      let argument = try parameter.read(words[words.startIndex], session)
      return { _, _ in [body(argument).erased] }
    }
  }

  /// A signal that is made of nothing.
  static func source<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ summary: String,
    call: String,
    _ body: @escaping @Sendable () -> R
  ) -> Operator {
    Operator(name: name, signature: "[no lines]", summary: summary, parameters: [], call: call) { _, _ in
      { _, _ in [body().erased] }
    }
  }
}
