import Foundation

/// A file in Markdown with tables between two comments, which a run replaces.
///
/// `<!-- benchmarks -->` begins the table of all benchmarks, `<!-- benchmarks W1 W2 -->` the brief table of some. A table ends at
/// `<!-- end of benchmarks -->`.
struct Document {
  let path: String

  func replaceTables(by measurements: [Measurement]) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let marked = #/(<!-- benchmarks(?<ids>[ \w]*) -->\n).*?(<!-- end of benchmarks -->)/#.dotMatchesNewlines()
    let result = text.replacing(marked) { match in
      "\(match.1)\n\(Self.table(for: match.ids.split(separator: " "), of: measurements))\n\n\(match.3)"
    }
    try result.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static func table(for ids: [Substring], of measurements: [Measurement]) -> String {
    if ids.isEmpty { return Table.complete.lines(measurements) }
    return Table.brief.lines(ids.compactMap { id in measurements.first { $0.id == id } })
  }
}
