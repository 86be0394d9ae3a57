/// A name that a user may search for, and the operator with which it opens, or the answer to it.
public struct SearchName: Sendable, Hashable {
  /// The name, such as `switchMap`, without its labels.
  public let name: String
  /// The operator, with those arguments that the name decides, such as `flatMap latest`. It is `nil` if no operator has this name.
  public let call: String?
  /// The answer, if no operator has this name.
  public let answer: String?

  /// The names of the pictures, of the operators in other libraries, of their types, and of tasks. A name occurs once.
  public static let all: [SearchName] = {
    var known = Set(OperatorTable.names)
    let pictures = Picture.all.compactMap { entry -> SearchName? in
      guard let call = entry.experiment.operators.first else { return nil }
      return SearchName(name: entry.name, call: call, answer: nil)
    }
    let counterparts = OperatorNames.all.flatMap { entry in
      entry.counterparts.flatMap(\.names).map {
        SearchName(name: base($0), call: entry.operator, answer: nil)
      }
    }
    let others = OtherName.all.flatMap { entry in
      entry.spellings.map {
        let call = entry.call
        return SearchName(
          name: entry.isTask ? $0 : base($0),
          call: call,
          answer: call == nil || entry.isTask ? entry.answer : nil
        )
      }
    }
    let types = TypeNames.all.flatMap { entry in
      ([entry.type] + entry.counterparts.flatMap(\.names)).map {
        SearchName(name: base($0), call: nil, answer: "\(entry.type): \(entry.summary)")
      }
    }
    // The answer of a name that two libraries have is the first one that opens an operator.
    let all = pictures + others + counterparts + types
    return (all.filter { $0.call != nil } + all.filter { $0.call == nil }).filter {
      !$0.name.isEmpty && known.insert($0.name).inserted
    }
  }()

  private static let calls = Dictionary(
    all.compactMap { entry in entry.call.map { (entry.name, $0) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// Returns the call that a name opens, or `nil` if it opens none, or is the name of an operator here.
  package static func call(_ name: String) -> String? { calls[name] }

  /// Returns a spelling without labels, types and closures: `sink` for `sink(receiveValue:)`.
  private static func base(_ spelling: String) -> String {
    let name = spelling.prefix { !"( {<".contains($0) }
    return String(name.last == ":" ? name.dropLast() : name)
  }
}
