extension LazyStream {
  /// Returns a stream of `element` followed by the elements of this stream. RAC: `startWith:`.
  @inlinable
  public func start(with element: Element) -> LazyStream { LazyStream(.known(element), self) }

  /// Returns the elements of this stream followed by those of `next`, which is not requested earlier.
  ///
  /// RAC: `concat:`.
  @inlinable
  public func concat(_ next: LazyStream) -> LazyStream {
    LazyStream(cell: StreamCell.joining(cell, next.cell))
  }

  /// Returns pairs of the elements of this stream and of `other`, as many as the shorter stream has.
  ///
  ///     print(Array(LazyStream(1...).zip(LazyStream("ab"))))   // [(1, "a"), (2, "b")]
  ///
  /// RAC: `zipWith:`.
  @inlinable
  public func zip<Other: Sendable>(_ other: LazyStream<Other>) -> LazyStream<(Element, Other)> {
    .generate((self, other), needing: { $0.0.cell }) { rests in
      guard let first = rests.0.pop(), let second = rests.1.pop() else { return nil }
      return .box(LazyBox(needing: first.box) { (first.value, second.value) })
    }
  }

  /// Returns arrays of the elements at the same position of each stream, as many as the shortest stream has.
  ///
  ///     print(Array(LazyStream.zip([LazyStream(1...), [10, 20]])))   // [[1, 10], [2, 20]]
  ///
  /// No element is computed before an array is requested. Without streams the result is empty.
  ///
  /// RAC: `+zip:`.
  @inlinable
  public static func zip(_ streams: [LazyStream]) -> LazyStream<[Element]> {
    guard !streams.isEmpty else { return .empty }
    return .generate(streams) { rests in
      var heads: [StreamHead<Element>] = []
      for index in rests.indices {
        guard let head = rests[index].pop() else { return nil }
        heads.append(head)
      }
      return .box(LazyBox { [heads] in heads.map { $0.value } })
    }
  }
}
