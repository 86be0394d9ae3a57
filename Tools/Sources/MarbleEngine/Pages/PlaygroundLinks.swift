/// The links from the documentation into the playground: one for each picture.
public enum PlaygroundLinks {
  /// A link, and the picture whose experiment it opens.
  public struct Link: Sendable, Hashable {
    /// The name of the picture.
    public let name: String
    /// The address, with the default port of the playground.
    public let address: String
    /// The operator with its arguments.
    let call: String
  }

  /// The links in the order of the pictures.
  public static let all = Picture.all.map { entry in
    let parts =
      entry.experiment.diagrams.map { "in=\($0.escapedForAddress)" }
      + entry.experiment.operators.map { "op=\($0.escapedForAddress)" }
    return Link(
      name: entry.name,
      address: "http://127.0.0.1:8317/#\(parts.joined(separator: "&"))",
      call: entry.experiment.operators.joined(separator: ", ")
    )
  }

  /// The article of the documentation that lists the links, by family of operators. The title of a link is the name of its picture.
  package static var article: String {
    let families = OperatorTable.families.map { family in
      let rows = family.operators.flatMap { entry in
        zip(Picture.all, all).filter { $0.0.operators.first == entry.name }.map {
          "| [`\($1.call.replacing("|", with: "\\|"))`](\($1.address) \"\($1.name)\") | \(entry.summary.escapedForTable) |"
        }
      }
      let title = family.name.prefix(1).uppercased() + family.name.dropFirst()
      return "## \(title)\n\n| operator | description |\n|---|---|\n\(rows.joined(separator: "\n"))\n"
    }
    return """
      # Operators in the playground

      A link for each picture, which opens its marbles and its operator in a browser.

      ## Overview

      The playground runs on this computer. The links use its default port. The following command starts it:

      ```
      swift run --package-path Tools playground
      ```

      \(families.joined(separator: "\n"))
      """
  }
}

extension String {
  /// The text in an address in Markdown: only letters and digits of ASCII, and `-`, stand for themselves.
  fileprivate var escapedForAddress: String {
    utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = character == "-" || character.isASCII && (character.isLetter || character.isNumber)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(character) : "%\(digits.count < 2 ? "0" : "")\(digits)"
    }.joined()
  }

  /// The text in a cell of a table in Markdown.
  fileprivate var escapedForTable: String {
    ["\\", "|", "[", "]", "<", "*", "_", "`"].reduce(self) { $0.replacing($1, with: "\\\($1)") }
  }
}
