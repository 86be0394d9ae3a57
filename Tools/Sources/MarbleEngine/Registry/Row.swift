/// A row of the registry: the facts of an operator, from which its documentation, its pictures, its tests and its chains are made.
///
///     Row("interspersed", "the given value between each two values")
///       .symbols("interspersed(with:)", in: .transforming)
///       .picture("a--b---c--|", with: "x")
///       .chain("numbers.interspersed(with: 0)")
///       .each(.text, call: "interspersed(with: #1)") { $0.interspersed(with: $1) }
///
/// Each method adds a fact. The last one makes the operator playable: see `Row+Playing.swift`.
struct Row: Sendable {
  let name: String
  let summary: String
  /// The symbols in the documentation of the library, as the migration articles write them.
  private(set) var symbols: [String] = []
  /// The symbols in the topic groups of the documentation.
  private(set) var entries: [(topic: Topic, symbol: String)] = []
  /// The names in the other libraries, in the order of `OperatorNames.libraries`.
  private(set) var counterparts: [[String]] = OperatorNames.libraries.map { _ in [] }
  private(set) var pictures: [Picture] = []
  private(set) var chains: [Chain] = []
  /// The operator in Swift for signals of text, if its notation does not compile.
  private(set) var template: SwiftTemplate?
  /// The operator, if it is playable.
  var `operator`: Operator?

  init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }

  /// Adds symbols of the library. In the documentation they stand in a topic group.
  func symbols(_ symbols: String..., in topic: Topic? = nil) -> Row {
    with { row in
      row.symbols += symbols
      if let topic { row.entries += symbols.map { (topic, $0) } }
    }
  }

  /// Adds symbols to a topic group: the other forms of the operator, and a form whose symbol is longer than its name in the articles.
  func listed(_ symbols: String..., in topic: Topic) -> Row {
    with { $0.entries += symbols.map { (topic, $0) } }
  }

  /// Adds the names in other libraries. The migration article of each library has the same names.
  func names(
    reactiveCocoa: String...,
    rxSwift: String...,
    combine: String...,
    reactiveSwift: String...
  ) -> Row {
    with { $0.counterparts = [reactiveCocoa, rxSwift, combine, reactiveSwift] }
  }

  /// Adds a picture: the diagrams of its lines, and the arguments of the operator.
  ///
  /// - Parameters:
  ///   - diagrams: The lines.
  ///   - arguments: The arguments, as they follow the name of the operator.
  ///   - name: The name of the file, or `nil` for the name of the operator.
  ///   - ticks: The duration of the run, or `nil` to run until no work is queued.
  /// - Returns: The row with the picture.
  func picture(
    _ diagrams: String...,
    with arguments: String? = nil,
    named name: String? = nil,
    ticks: Int? = nil
  ) -> Row {
    let call = [self.name, arguments].compactMap { $0 }.joined(separator: " ")
    let experiment = Experiment(diagrams: diagrams, operators: [call])
    return with { $0.pictures.append(Picture(name: name ?? self.name, experiment: experiment, ticks: ticks)) }
  }

  /// Adds a chain whose machine code `scripts/check-build-cost` counts. Its name is the first call with its first label.
  func chain(_ code: String, named name: String? = nil) -> Row {
    with { $0.chains.append(Chain(name: name ?? Chain.name(of: code), code: code)) }
  }

  /// Adds the operator in Swift for signals of text.
  func takeHome(_ template: SwiftTemplate) -> Row { with { $0.template = template } }

  private func with(_ change: (inout Row) -> Void) -> Row {
    var row = self
    change(&row)
    return row
  }
}

/// A chain with an operator, in the notation of `Benchmarks/BuildCost/Surroundings.swift`.
struct Chain: Sendable {
  let name: String
  let code: String

  /// Returns the name of the first call with its first label, such as `take(while:)`.
  static func name(of code: String) -> String {
    guard let match = code.firstMatch(of: #/\.(\w+)(?:\((\w+):)?/#) else { return code }
    return match.output.2.map { "\(match.output.1)(\($0):)" } ?? String(match.output.1)
  }
}
