import Foundation

/// The measurements as a table and as JSON.
struct Report: Encodable {
  var benchmarks: [Measurement] = []

  var missed: Int { benchmarks.reduce(0) { $0 + $1.targets.count { !$0.isMet } } }

  static let header = line("", "ns", "allocations", "bytes held", "× hand-written", "× OpenCombine")

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }

  /// Returns a row of the table, with the first cell aligned left and the others right.
  static func line(_ name: String, _ cells: String...) -> String {
    zip(cells, [10, 14, 13, 16, 16]).reduce(pad(name, to: 36)) { line, cell in
      line + pad(cell.0, to: -cell.1)
    }
  }

  private static func pad(_ text: String, to width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? blanks + text : text + blanks
  }
}

extension Measurement {
  /// The rows of the table for this benchmark.
  var table: String {
    let rows = rows.map { row in
      Report.line(
        "  " + row.contestant,
        row.nanoseconds.formatted(decimals: 2),
        row.allocations.map { $0.formatted(decimals: 2) } ?? "?",
        row.bytesHeld.map { $0.formatted(decimals: 0) } ?? "?",
        row.timesHandWritten.map { $0.formatted(decimals: 2) } ?? "",
        row.timesOpenCombine.map { $0.formatted(decimals: 3) } ?? ""
      )
    }
    let verdicts = targets.map { "  \($0.isMet ? "pass" : "FAIL")  \($0.contestant): \($0.target)" }
    return (["\(name), per \(unit)"] + rows + verdicts).joined(separator: "\n") + "\n"
  }
}

extension Double {
  func formatted(decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}
