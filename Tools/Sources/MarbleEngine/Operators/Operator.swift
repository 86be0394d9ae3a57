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
