package import ReactiveSignalsTesting

/// A page about an operator: its picture from a run, its rules, and its names.
package struct OperatorPage {
  private let entry: Picture
  private let `operator`: Operator
  /// A line about the name that the user has written, if it is the name in another library.
  private let note: String?

  /// The names of all pages: those of the operators, and of their variants.
  package static var names: [String] {
    var seen: Set<String> = []
    return (OperatorTable.names + Picture.all.map(\.name)).filter { seen.insert($0).inserted }
  }

  /// Returns the page with a name, or of the operator that has this name in another library.
  package static func find(_ name: String) -> OperatorPage? {
    if let page = OperatorPage(name) { return page }
    if let found = OperatorNames.find(counterpart: name) {
      return OperatorPage(found.operator, note: "\(name) of \(found.library) is \(found.operator).")
    }
    guard let other = OtherName.find(name), let found = other.operator else { return nil }
    return OperatorPage(found, note: OtherName.text(of: name))
  }

  private init?(_ name: String, note: String? = nil) {
    let all = Picture.all
    guard
      let entry = all.first(where: { $0.name == name }) ?? all.first(where: { $0.operators.contains(name) }),
      let used = entry.experiment.operators.first,
      let found = try? OperatorTable.find(OperatorCall(used))
    else { return nil }
    self.entry = entry
    self.operator = found
    self.note = note
  }

  package func figure() throws(InputError) -> MarbleFigure { try entry.figure() }

  /// The page with a drawing of its figure, in lines of at most `width` columns where the words allow.
  package func text(_ figure: String, width: Int = 80) throws(InputError) -> String {
    var paragraphs = [figure]
    if let note { paragraphs.insert("\(note)\n", at: 0) }
    paragraphs.append(Self.table([(entry.operators[0], self.operator.summary)] + (try edges()), width))
    paragraphs.append(Self.table([("Swift", code)] + counterparts, width))
    paragraphs.append(
      "Run it\n\(entry.experiment.command)\n" + (variants.isEmpty ? "" : "\n" + Self.table(variants, width))
    )
    return paragraphs.joined(separator: "\n")
  }

  private var code: String {
    self.operator.code(for: OperatorCall(entry.experiment.operators[0]))
  }

  private var counterparts: [(String, String)] {
    let names = OperatorNames.of(self.operator.name)?.counterparts ?? []
    return names.filter { !$0.names.isEmpty }.map { ($0.library, $0.names.joined(separator: ", ")) }
  }

  private var variants: [(String, String)] {
    let others = Picture.all.filter { $0.operators == entry.operators && $0.name != entry.name }
    return others.isEmpty ? [] : [("See also", others.map(\.name).joined(separator: ", "))]
  }

  /// The results for a first line without values, and with another end, from runs.
  private func edges() throws(InputError) -> [(String, String)] {
    guard entry.ticks == nil, self.operator.subscription != .sent, let line = entry.experiment.diagrams.first,
      let end = line.last, end == "|" || end == "#"
    else { return [] }
    let other = end == "|" ? (title: "a failure", mark: "#") : (title: "completion", mark: "|")
    return [
      (other.title, try result(for: line.dropLast() + other.mark)),
      ("no values", try result(for: "--|")),
    ]
  }

  private func result(for line: String) throws(InputError) -> String {
    var experiment = entry.experiment
    experiment.diagrams[0] = line
    let rows = try experiment.figure().rows.dropFirst(experiment.diagrams.count + 1)
    let results = rows.compactMap { if case .line(let diagram, _) = $0 { diagram.description } else { nil } }
    return "\(line)  gives  \(results.map { $0.isEmpty ? "no event" : $0 }.joined(separator: "  and  "))"
  }

  private static func table(_ rows: [(name: String, text: String)], _ width: Int) -> String {
    let column = max(14, rows.map(\.name.count).max() ?? 0) + 2
    return rows.map { row in
      row.name.padding(to: column) + TextLayout.wrapped(row.text, to: width - column, indent: column) + "\n"
    }.joined()
  }
}

extension String {
  /// The text as one word of a shell.
  var quotedForShell: String {
    guard contains("'") else { return "'\(self)'" }
    let isPlain = !contains { "\\\"$`!".contains($0) }
    return isPlain ? "\"\(self)\"" : "'\(replacing("'", with: "'\\''"))'"
  }
}
