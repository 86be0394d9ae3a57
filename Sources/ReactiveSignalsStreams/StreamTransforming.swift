extension LazyStream {
  /// Returns the results of `transform` for the elements.
  ///
  /// An element is transformed when it is requested, and not when it is skipped.
  ///
  /// RAC: `map:`.
  @inlinable
  public func map<T: Sendable>(_ transform: @escaping @Sendable (Element) -> T) -> LazyStream<T> {
    .generate(self, needing: { $0.cell }) { rest in
      rest.pop().map { head in .box(LazyBox(needing: head.box) { transform(head.value) }) }
    }
  }

  /// Returns a stream with `element` in place of each element. RAC: `mapReplace:`.
  @inlinable
  public func mapReplace<T: Sendable>(_ element: T) -> LazyStream<T> { map { _ in element } }

  /// Returns pairs of a position, counted from 0, and the element.
  @inlinable
  public func enumerated() -> LazyStream<(offset: Int, element: Element)> {
    LazyStream<Int>(0...).zip(self).map { (offset: $0, element: $1) }
  }

  /// Returns the running results of combining the elements, without `initial` itself.
  ///
  ///     print(Array(LazyStream(1...4).scan(0, +)))   // [1, 3, 6, 10]
  ///
  /// To know the positions of the elements, use ``enumerated()`` first.
  ///
  /// RAC: `scanWithStart:reduce:` and `scanWithStart:reduceWithIndex:`.
  @inlinable
  public func scan<T: Sendable>(
    _ initial: T,
    _ combine: @escaping @Sendable (T, Element) -> T
  ) -> LazyStream<T> {
    .generate((rest: self, result: initial), needing: { $0.rest.cell }) { state in
      guard let head = state.rest.pop() else { return nil }
      state.result = combine(state.result, head.value)
      return .known(state.result)
    }
  }

  /// Returns the results of combining each element with the previous one, and the first with `initial`.
  ///
  ///     print(Array(LazyStream([1, 3, 6]).combinePrevious(0) { $1 - $0 }))   // [1, 2, 3]
  ///
  /// RAC: `combinePreviousWithStart:reduce:`.
  @inlinable
  public func combinePrevious<T: Sendable>(
    _ initial: Element,
    _ combine: @escaping @Sendable (Element, Element) -> T
  ) -> LazyStream<T> {
    start(with: initial).zip(self).map(combine)
  }
}
