extension LazyStream {
  /// Combines the elements from the right: the last with `initial` first.
  ///
  ///     print(LazyStream(1...3).foldRight(0) { $0 - $1() })   // 2    (1 - (2 - (3 - 0)))
  ///
  /// `combine` gets an element and a closure for the result of all that follow it. What follows is computed only
  /// when that closure is called, once however often it is; so the result of an infinite stream can be found:
  ///
  ///     print(LazyStream(1...).foldRight(false) { number, rest in number > 3 || rest() })   // true
  ///
  /// As long as each call of `combine` asks for the rest, calls nest: that takes stack in proportion to the number of
  /// elements. For a long stream that is to be used up anyway, use `Array(stream).reversed().reduce`.
  ///
  /// RAC: `foldRightWithStart:reduce:`. `foldLeftWithStart:reduce:` is `reduce`.
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
