import Foundation
import ReactiveSignals
package import ReactiveSignalsTestingTraits

extension Pressuring {
  /// The rows of the table in the documentation: the operator, or a variant of it, and the measurement. An operator without a row passes
  /// the pressure on.
  private static let table: [String: String] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(
        "../../Sources/ReactiveSignals/ReactiveSignals.docc/Articles/PressureOfOperators.md"
      )
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Dictionary(rows.filter { $0.count == 2 }.map { ($0[0].filter { $0 != "`" }, $0[1]) }) { $1 }
  }()

  /// Notes the measurement, and compares it with the table.
  package static func check(_ pressuring: Pressuring?, of name: String) -> String? {
    guard let pressuring else { return nil }
    Proofs.note("pressure", name, pressuring.description)
    let key = String(name.prefix { $0 != "," })
    let row = table[name] ?? table[key] ?? "\(Pressuring.passes)"
    if row == pressuring.description { return nil }
    let missing = "| `\(key)`\(name.dropFirst(key.count)) | \(pressuring) |"
    return "in PressureOfOperators.md, \(name) “\(row)”. Its row is: \(missing)"
  }
}
