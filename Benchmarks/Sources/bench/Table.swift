import Foundation

/// A table in Markdown, whose columns have fixed widths, so that it is also readable in a terminal.
struct Table {
  struct Column {
    let title: String
    let width: Int
    /// Text is aligned left and figures are aligned right.
    var isText = false
    let cell: (Measurement) -> String
  }

  let columns: [Column]

  var header: String {
    line { $0.title } + "\n|"
      + columns.map { String(repeating: "-", count: $0.width + 1) + ($0.isText ? "-|" : ":|") }.joined()
  }

  func row(_ measurement: Measurement) -> String { line { $0.cell(measurement) } }

  func lines(_ measurements: [Measurement]) -> String {
    ([header] + measurements.map(row)).joined(separator: "\n")
  }

  private func line(_ cell: (Column) -> String) -> String {
    columns.reduce("|") { line, column in
      let text = cell(column)
      let blanks = String(repeating: " ", count: max(0, column.width - text.count))
      return line + " " + (column.isText ? text + blanks : blanks + text) + " |"
    }
  }
}

extension Table {
  /// All figures.
  static var complete: Table {
    Table(columns: [
      .id, .name, .unit,
      .nanoseconds("by hand", .handWritten),
      .nanoseconds("here", .reactiveSignals),
      .nanoseconds("OpenCombine", .openCombine),
      .nanoseconds("AsyncAlgorithms", .asyncAlgorithms),
      .timesPeer,
      Column(title: "wanted", width: 30, isText: true) { $0.verdicts.map(\.target).joined(separator: ", ") },
      Column(title: "met", width: 3, isText: true) { $0.isMet.map { $0 ? "yes" : "no" } ?? "" },
      .heap("allocations", 11, \.allocations),
      .heap("bytes", 7, \.bytes),
    ])
  }

  /// The times alone.
  static var brief: Table {
    Table(columns: [
      .name, .unit,
      .nanoseconds("by hand", .handWritten),
      .nanoseconds("ReactiveSignals", .reactiveSignals),
      .nanoseconds("OpenCombine", .openCombine),
      .nanoseconds("AsyncAlgorithms", .asyncAlgorithms),
      .timesPeer,
    ])
  }
}

extension Table.Column {
  fileprivate static var id: Self { Self(title: "", width: 4, isText: true, cell: \.id) }
  fileprivate static var name: Self { Self(title: "workload", width: 42, isText: true, cell: \.name) }
  fileprivate static var unit: Self { Self(title: "ns per", width: 12, isText: true, cell: \.unit) }
  fileprivate static var timesPeer: Self {
    Self(title: "here : best peer", width: 16) { $0.timesPeer.map { $0.formatted(decimals: 3) } ?? "" }
  }

  /// The time of the fastest contestant of a kind.
  fileprivate static func nanoseconds(_ title: String, _ kind: Contestant.Kind) -> Self {
    Self(title: title, width: max(9, title.count)) { measurement in
      measurement.best(of: kind).map { $0.nanoseconds.formatted(decimals: $0.nanoseconds < 10 ? 2 : 0) } ?? ""
    }
  }

  /// The use of the heap by this library.
  fileprivate static func heap(
    _ title: String,
    _ width: Int,
    _ figure: @escaping (Measurement.Figure) -> Double?
  ) -> Self {
    Self(title: title, width: width) { measurement in
      measurement.best(of: .reactiveSignals).flatMap(figure)
        .map { $0.formatted(decimals: abs($0 - $0.rounded()) < 0.005 ? 0 : 2) } ?? ""
    }
  }
}

extension Measurement {
  /// A Boolean value that indicates whether all targets are met, or `nil` without targets.
  fileprivate var isMet: Bool? { verdicts.isEmpty ? nil : verdicts.allSatisfy(\.isMet) }
}

extension Double {
  func formatted(decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", self)
    return text == "-0" ? "0" : text
  }
}
