extension SignalProtocol {
  /// Returns a signal that sends the values at the positions of `range`, counted from 0, and completes after the last of them.
  ///
  /// ![Marble diagram of elements(in:)](elementsIn)
  ///
  ///     ["a", "b", "c", "d"].signal().elements(in: 1...2).subscribe { print($0) }
  ///     // b
  ///     // c
  ///
  /// - **Sends**: the values at the positions of `range`.
  /// - **Ends**: completes immediately after the last of them, and disposes the source. If the source ends earlier, the result
  ///   ends as it does. With a range without an upper bound, such as `2...`, it ends as the source does. With an empty range
  ///   it completes immediately, and the source is not started.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter range: The positions. None of them is negative.
  /// - Returns: A signal of the values at these positions.
  /// - Complexity: O(1) for each value.
  @inlinable
  public consuming func elements(in range: some RangeExpression<Int>) -> some SignalProtocol<Value, Failure> {
    let positions = range.positions
    stopProgram(ifNegative: positions.lowerBound, "Can't send the value at a negative position")
    return skip(positions.lowerBound).take(range.contains(.max) ? .max : positions.count)
  }
}

extension RangeExpression<Int> {
  /// The positions in the range, except the largest number, which a half-open range cannot contain.
  @usableFromInline
  var positions: Range<Int> {
    switch self {
    case let range as ClosedRange<Int> where range.upperBound == .max: range.lowerBound..<Int.max
    case let range as PartialRangeThrough<Int> where range.upperBound == .max: 0..<Int.max
    default: relative(to: 0..<Int.max)
    }
  }
}
