import Foundation

/// The measurements as JSON.
struct Report: Codable {
  var benchmarks: [Measurement] = []
}

extension Encodable {
  /// Writes a file in JSON whose keys are sorted.
  func write(json path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
