extension LazyStream {
  /// Returns the result of combining the elements from the right, beginning with the last element and `initial`.
  ///
  ///     print(LazyStream(1...3).foldRight(0) { $0 - $1() })   // 2    (1 - (2 - (3 - 0)))
  ///
  /// `combine` receives an element and a closure for the result of all later elements. The later elements are computed only
  /// when that closure is called, and only once. So a fold of an infinite stream can return:
  ///
  ///     print(LazyStream(1...).foldRight(false) { number, rest in number > 3 || rest() })   // true
  ///
  /// While each call of `combine` asks for the rest, the calls nest, and the stack grows with the number of elements. For a
  /// long stream whose elements are all needed, use `Array(stream).reversed().reduce`.
  ///
  /// RAC: `foldRightWithStart:reduce:`. `foldLeftWithStart:reduce:` is `reduce`.
  ///
  /// - Parameters:
  ///   - initial: The result for the empty rest of the stream.
  ///   - combine: The closure that combines an element with the result of the later elements.
  /// - Returns: The result for the whole stream.
  public func foldRight<Result>(
    _ initial: Result,
    _ combine: @escaping (Element, _ rest: () -> Result) -> Result
  ) -> Result {
    guard let pair else { return initial }
    var known: Result?
    return combine(pair.head.value) {
      if let known { return known }
      let result = LazyStream(cell: pair.tail).foldRight(initial, combine)
      known = result
      return result
    }
  }
}
