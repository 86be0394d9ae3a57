import Foundation
import MarbleEngine
import Testing

/// The tables of the migration articles.
private struct Article {
  /// The names of the other library and the symbols of this one, row by row.
  let rows: [(left: [String], right: [String], text: String)]

  init(_ library: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/ReactiveSignals/ReactiveSignals.docc/Articles/From\(library).md"
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      let (left, right) = (cells[cells.startIndex], cells[cells.startIndex + 1])
      return (Self.code(in: left), Self.code(in: right).map(Self.withoutType), String(left))
    }
  }

  private static func code(in cell: Substring) -> [String] {
    cell.matches(of: #/`+([^`]+)`+/#).map { String($0.output.1) }
  }

  private static func withoutType(_ symbol: String) -> String {
    symbol.replacing(#/^\w+\//#, with: "")
  }
}

@Suite struct OperatorNamesTests {
  @Test("Every name is in the article about its library", arguments: OperatorNames.libraries)
  func sound(library: String) throws {
    let article = try Article(library)
    for entry in OperatorNames.all {
      let names = entry.counterparts.first { $0.library == library }?.names ?? []
      for name in names {
        let (code, origin) = name.splitOrigin
        let isThere = article.rows.contains { row in
          row.left.contains(code) && row.right.contains(where: entry.symbols.contains)
            && (origin.isEmpty || row.text.contains(origin))
        }
        #expect(isThere, "\(entry.operator): \(name)")
      }
    }
  }

  @Test("Every name of an operator in an article is in the table", arguments: OperatorNames.libraries)
  func complete(library: String) throws {
    for row in try Article(library).rows where row.left.count == row.right.count {
      for (name, symbol) in zip(row.left, row.right) {
        for entry in OperatorNames.all where entry.symbols.contains(symbol) {
          let names = entry.counterparts.first { $0.library == library }?.names ?? []
          #expect(names.contains { $0.splitOrigin.name == name }, "\(entry.operator): \(name)")
        }
      }
    }
  }

  @Test("Every entry is an operator of the tool, and stands once")
  func operators() {
    let names = OperatorNames.all.map(\.operator)
    #expect(names.filter { !OperatorTable.names.contains($0) } == [])
    #expect(Set(names).count == names.count)
    #expect(OperatorNames.all.allSatisfy { $0.counterparts.count == OperatorNames.libraries.count })
  }

  @Test(
    "A name of another library leads to its operator",
    arguments: [
      ("removeDuplicates", "distinctUntilChanged"), ("throttle:", "debounce"), ("flattenMap", "flatMap"),
      ("amb", "race"), ("forkJoin", "zipLast"), ("takeUntilBlock:", "takeUntilMatching"),
      ("prefix(untilOutputFrom:)", "takeUntil"),
    ]
  )
  func counterparts(name: String, expected: String) throws {
    let page = try #require(OperatorPage.find(name))
    #expect(try page.text("").contains(" is \(expected).\n"))
  }
}

extension String {
  /// The name, and the text in parentheses behind it.
  fileprivate var splitOrigin: (name: String, origin: String) {
    guard let match = firstMatch(of: #/ (\(\w+\))$/#) else { return (self, "") }
    return (String(self[..<match.range.lowerBound]), String(match.output.1))
  }
}
