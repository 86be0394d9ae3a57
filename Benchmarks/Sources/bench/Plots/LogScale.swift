import Foundation

/// A logarithmic axis.
struct LogScale {
  /// The logarithms of the smallest and the largest number.
  let range: ClosedRange<Double>
  /// The positions of the smallest and the largest number.
  let positions: (Double, Double)

  /// Creates an axis that ends at the smallest and the largest number.
  init(exactly numbers: [Double], from start: Double, to end: Double) {
    range = log10(numbers.min() ?? 1)...log10(numbers.max() ?? 10)
    positions = (start, end)
  }

  /// Creates an axis that ends at powers of ten.
  init(around numbers: [Double], from start: Double, to end: Double) {
    let low = log10(numbers.min() ?? 1).rounded(.down)
    range = low...max(low + 1, log10(numbers.max() ?? 10).rounded(.up))
    positions = (start, end)
  }

  func position(of number: Double) -> Double {
    let part = (log10(number) - range.lowerBound) / max(range.upperBound - range.lowerBound, 0.001)
    return positions.0 + part * (positions.1 - positions.0)
  }

  /// The powers of ten on the axis.
  var decades: [Double] {
    (Int(range.lowerBound.rounded(.up))...Int(range.upperBound.rounded(.down))).map { pow(10, Double($0)) }
  }
}
