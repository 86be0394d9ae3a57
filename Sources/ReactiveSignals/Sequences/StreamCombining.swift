extension LazyStream {
  /// `element`, and then the elements of this stream. RAC: `startWith:`.
  @inlinable
  public func start(with element: Element) -> LazyStream { LazyStream(.known(element), self) }

  /// The elements of this stream, and then those of `next`, which is not asked before.
  ///
  /// RAC: `concat:`.
  @inlinable
  public func concat(_ next: LazyStream) -> LazyStream {
    LazyStream(cell: StreamCell.joining(cell, next.cell))
  }

  /// The elements of this stream and of `other` in pairs, as many as the shorter one has.
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

  /// The elements that stand at the same place of each stream, in arrays, as many as the shortest stream has.
  ///
  ///     print(Array(LazyStream.zip([LazyStream(1...), [10, 20]])))   // [[1, 10], [2, 20]]
  ///
  /// No element is computed before an array is asked for. Without a stream there is no element.
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
