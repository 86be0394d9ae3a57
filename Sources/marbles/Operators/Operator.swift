import ReactiveSignals
import ReactiveSignalsTesting

/// An entry of the table: an operator's name, what it takes, what it does.
struct Operator: Sendable {
  /// Makes the results of the lines it is applied to, or says what is wrong with their number.
  typealias Application = @Sendable ([Flow], Phrase) throws(Complaint) -> [Flow]
  typealias Preparation = @Sendable (ArraySlice<Word>, Laboratory) throws(Complaint) -> Application

  let name: String
  /// What follows the name in the list.
  let signature: String
  let summary: String
  let parameterCount: Int
  /// Reads the arguments.
  let prepare: Preparation

  var usage: String { signature.isEmpty ? name : "\(name) \(signature)" }
}

extension Operator {
  /// An operator for one line.
  static func each<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ summary: String,
    _ body: @escaping @Sendable (Flow) -> R
  ) -> Operator {
    Operator(name: name, signature: "", summary: summary, parameterCount: 0) { _, _ in
      { flows, _ in flows.map { body($0).erased } }
    }
  }

  /// An operator for one line that looks at the clock.
  static func each<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ summary: String,
    _ body: @escaping @Sendable (Flow, TestScheduler) -> R
  ) -> Operator {
    Operator(name: name, signature: "", summary: summary, parameterCount: 0) { _, laboratory in
      { flows, _ in flows.map { body($0, laboratory.scheduler).erased } }
    }
  }

  /// An operator for one line, with an argument.
  static func each<P: Parameter, R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ parameter: P,
    _ summary: String,
    _ body: @escaping @Sendable (Flow, P.Value) -> R
  ) -> Operator {
    Operator(name: name, signature: parameter.name, summary: summary, parameterCount: 1) {
      (words, laboratory) throws(Complaint) in
      let argument = try parameter.read(words[words.startIndex], laboratory)
      return { flows, _ in flows.map { body($0, argument).erased } }
    }
  }

  /// An operator for one line, with two arguments.
  static func each<P: Parameter, Q: Parameter, R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ first: P,
    _ second: Q,
    _ summary: String,
    _ body: @escaping @Sendable (Flow, P.Value, Q.Value) -> R
  ) -> Operator {
    Operator(name: name, signature: "\(first.name) \(second.name)", summary: summary, parameterCount: 2) {
      (words, laboratory) throws(Complaint) in
      let one = try first.read(words[words.startIndex], laboratory)
      let two = try second.read(words[words.startIndex + 1], laboratory)
      return { flows, _ in flows.map { body($0, one, two).erased } }
    }
  }

  /// An operator that makes one line of all.
  static func all<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ summary: String,
    _ body: @escaping @Sendable ([Flow]) -> R
  ) -> Operator {
    Operator(name: name, signature: "[lines]", summary: summary, parameterCount: 0) { _, _ in
      { flows, _ in [body(flows).erased] }
    }
  }

  /// An operator that makes one line of two, the source and another.
  static func pair<R: SignalProtocol<String, Broken>>(
    _ name: String,
    _ summary: String,
    _ body: @escaping @Sendable (Flow, Flow) -> R
  ) -> Operator {
    Operator(name: name, signature: "[2 lines]", summary: summary, parameterCount: 0) { _, _ in
      { (flows, phrase) throws(Complaint) in
        guard flows.count == 2 else {
          let count = flows.count == 1 ? "is only 1" : "are \(flows.count)"
          throw Complaint("'\(name)' takes 2 lines, and there \(count)", in: phrase.text)
        }
        return [body(flows[0], flows[1]).erased]
      }
    }
  }
}
