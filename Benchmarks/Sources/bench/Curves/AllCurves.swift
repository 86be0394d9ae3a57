extension Curve {
  /// All curves in the order of the document.
  static var all: [Curve] {
    [chainLength, subscribers, innerSignals, keptValues, bagMembers, propertyObservers, graphDepth]
  }

  /// The powers of ten from 1 to a limit.
  static func powersOfTen(to limit: Int) -> [Int] {
    Array(sequence(first: 1) { $0 * 10 }.prefix { $0 <= limit })
  }

  /// The powers of two from 1 to a limit.
  static func powersOfTwo(to limit: Int) -> [Int] {
    Array(sequence(first: 1) { $0 * 2 }.prefix { $0 <= limit })
  }
}
