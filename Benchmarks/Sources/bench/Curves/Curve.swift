/// A benchmark of growth: the cost of a unit of work when there are more of them.
///
/// A cost that grows in proportion to the size has a horizontal line.
struct Curve {
  /// The name of the file of its plot.
  let id: String
  let title: String
  /// The name of the size, such as the number of subscribers.
  let size: String
  /// The name of a unit of work, of which a run does as many as the size, repeatedly.
  let unit: String
  /// The number of units of work in a run.
  var units = 50_000
  let sizes: [Int]
  let lines: [Line]

  struct Line {
    let name: String
    /// A closure that prepares a run for a size. The run does the work a number of times and returns its checksum.
    let prepare: (_ size: Int, _ repetitions: Int) -> () -> Int
  }
}

/// The points of a curve.
struct CurveMeasurement: Codable {
  struct Line: Codable {
    let name: String
    let points: [Point]
    /// The power of the size that the cost of all units grows with: 1 if it grows in proportion, 2 if it grows with the square.
    let exponent: Double
  }

  struct Point: Codable {
    let size: Int
    let nanoseconds: Double
  }

  let id: String
  let title: String
  let size: String
  let unit: String
  let lines: [Line]
}

extension Curve {
  func measure(rounds: Int) throws -> CurveMeasurement {
    let points = try sizes.map { size in try measure(size, rounds: rounds) }
    return CurveMeasurement(
      id: id,
      title: title,
      size: self.size,
      unit: unit,
      lines: lines.indices.map { index in
        let points = points.map { $0[index] }
        return .init(name: lines[index].name, points: points, exponent: points.exponent)
      }
    )
  }

  /// Returns a point of each line.
  private func measure(_ size: Int, rounds: Int) throws -> [CurveMeasurement.Point] {
    let repetitions = max(1, units / size)
    let runs = lines.map { $0.prepare(size, repetitions) }
    let checksums = runs.map { $0() }
    guard Set(checksums).count <= 1 else {
      throw ChecksumMismatch(
        benchmark: "\(title), \(size)",
        checksums: zip(lines, checksums).map { ($0.name, $1) }
      )
    }
    return shortest(of: runs, rounds: rounds).map { time in
      .init(size: size, nanoseconds: time / .nanoseconds(1) / Double(size * repetitions))
    }
  }
}
