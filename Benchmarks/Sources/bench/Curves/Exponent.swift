import Foundation

extension [CurveMeasurement.Point] {
  /// The slope of the cost of all units on logarithmic axes, by least squares over the larger half of the sizes.
  ///
  /// The cost of a single unit contains that of a send or a subscription, which more units share.
  var exponent: Double {
    let large = suffix((count + 1) / 2 + 1)
    let x = large.map { log(Double($0.size)) }
    let y = large.map { log($0.nanoseconds * Double($0.size)) }
    let (meanX, meanY) = (x.mean, y.mean)
    let covariance = zip(x, y).map { ($0 - meanX) * ($1 - meanY) }.mean
    return covariance / x.map { ($0 - meanX) * ($0 - meanX) }.mean
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(count) }
}
