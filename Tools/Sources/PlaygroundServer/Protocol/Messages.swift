/// A message of the page.
struct Request: Codable, Sendable {
  enum Kind: String, Codable, Sendable { case hello, run, takeHome, cells }

  /// A number that the answer repeats.
  var id: Int
  var kind: Kind
  var experiment: ExperimentState?
  /// The form of a take-home.
  var form: TakeHomeAnswer.Form?
  var sheet: SheetState?
}

/// An answer to the page.
struct Answer: Encodable, Sendable {
  var id: Int?
  /// The reason why there is no other answer.
  var refusal: String?
  var catalog: [Catalog.Entry]?
  var names: [Catalog.Name]?
  var run: RunAnswer?
  /// The text of the form, or `nil` if the experiment has none.
  var takeHome: String?
  var cells: CellsAnswer?
}

/// The lines and the chain of the page.
struct ExperimentState: Codable, Sendable, Hashable {
  /// A line: its marbles, or its text in marble notation.
  struct Line: Codable, Sendable, Hashable {
    var ticks: [Int]?
    var names: [String]?
    var end: End?
    var length: Int?
    /// A Boolean value that indicates whether the line sends its values at their ticks, with or without a subscriber.
    var isHot: Bool?
    var text: String?
  }

  /// The end of a line.
  struct End: Codable, Sendable, Hashable {
    var tick: Int
    var isFailure: Bool
  }

  /// An operator: its name and its arguments, or the call as text.
  struct Call: Codable, Sendable, Hashable {
    var name: String?
    var arguments: [String]?
    var text: String?
  }

  var lines: [Line] = []
  var chain: [Call] = []
}
