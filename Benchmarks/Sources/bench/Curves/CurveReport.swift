import Foundation

/// The measurements of curves.
struct CurveReport: Codable {
  let curves: [CurveMeasurement]

  /// Measures curves and prints the growth of each line.
  static func measured(_ curves: [Curve], rounds: Int) throws -> CurveReport {
    try CurveReport(
      curves: curves.map { curve in
        let measurement = try curve.measure(rounds: rounds)
        for line in measurement.lines { print(measurement.summary(of: line)) }
        return measurement
      }
    )
  }

  init(curves: [CurveMeasurement]) { self.curves = curves }

  init(json path: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes the figures as JSON, and the plots of each curve into a folder.
  func write(json path: String?, plots folder: String?) throws {
    if let path { try write(json: path) }
    guard let folder else { return }
    for curve in curves {
      for style in PlotStyle.allCases {
        try Plot(of: curve).svg(style)
          .write(toFile: "\(folder)/\(curve.id)\(style.suffix).svg", atomically: true, encoding: .utf8)
      }
    }
  }
}

extension CurveMeasurement {
  /// The costs of a line for the smallest and the largest size, and the power of the size that the cost of all units grows with.
  fileprivate func summary(of line: Line) -> String {
    let points = [line.points.first, line.points.last].compactMap { $0 }
      .map { "\($0.nanoseconds.formatted(decimals: 1)) ns per \(unit) for \($0.size) \(size)" }
    return
      "\(title), \(line.name): \(points.joined(separator: ", ")): grows with the power \(line.exponent.formatted(decimals: 2))"
  }
}
