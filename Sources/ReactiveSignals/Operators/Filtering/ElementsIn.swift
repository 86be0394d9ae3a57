extension SignalProtocol {
  /// Returns a signal that sends the values at the positions of `range`, counted from 0, and completes after the last of them.
  ///
  /// ![Marble diagram of elements(in:)](elementsIn)
  ///
  ///     ["a", "b", "c", "d"].signal().elements(in: 1...2).subscribe { print($0) }
  ///     // b
  ///     // c
  ///
  /// The completion follows the last value at once, and disposes the source. With a range without an upper bound, such as
  /// `2...`, the result ends with the source. With an empty range it completes at once, and the source is not started. If the
  /// source ends earlier, the result ends in the same way. It keeps no values, and sends on the thread of the source.
  ///
  /// - Parameter range: The positions. None of them is negative.
  /// - Returns: A signal of the values at these positions.
  @inlinable
  public consuming func elements(in range: some RangeExpression<Int>) -> some SignalProtocol<Value, Failure> {
    let positions = range.relative(to: 0..<Int.max)
    precondition(positions.lowerBound >= 0, "Can't send the value at a negative position")
    return skip(positions.lowerBound).take(positions.count)
  }
}
