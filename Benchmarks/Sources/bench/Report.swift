import Foundation

/// The measurements as JSON.
struct Report: Codable {
  var benchmarks: [Measurement] = []

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}
