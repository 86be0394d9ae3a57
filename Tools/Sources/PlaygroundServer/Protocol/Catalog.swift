import MarbleEngine

/// The operators, as the page lists them.
enum Catalog {
  struct Entry: Encodable, Sendable {
    struct Parameter: Encodable, Sendable {
      let kind: String
      let unit: String?
      let choices: [String]?
      let least: Int?
      let most: Int?
      let example: String
    }

    let name: String
    let family: String
    let summary: String
    let code: String
    let parameters: [Parameter]
    /// The number of lines that the operator takes: 0, 1, a larger number, or -1 for any.
    let lines: Int
    let diagrams: [String]
    /// A Boolean value that indicates whether the operator passes all values as they are.
    let isSilent: Bool

    init(_ description: OperatorDescription) {
      name = description.name
      family = description.family
      summary = description.summary
      code = description.code
      parameters = description.parameters.map {
        Parameter(
          kind: $0.kind,
          unit: $0.kind == "ticks" ? "ticks" : nil,
          choices: $0.choices.isEmpty ? nil : $0.choices,
          least: $0.range?.lowerBound,
          most: $0.range?.upperBound,
          example: $0.example
        )
      }
      lines =
        switch description.lines {
        case .none: 0
        case .each: 1
        case .all(let count): count ?? -1
        }
      diagrams = description.diagrams
      isSilent = description.isSilent
    }
  }

  /// A name to search for, with the call that it opens or the answer to it.
  struct Name: Encodable, Sendable {
    let name: String
    let call: String?
    let answer: String?

    init(_ name: SearchName) {
      self.name = name.name
      call = name.call
      answer = name.answer
    }
  }

  static let names = SearchName.all.map(Name.init)

  static let all = OperatorDescription.all.map(Entry.init)
}
