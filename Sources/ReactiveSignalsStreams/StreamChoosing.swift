public import ReactiveSignals

extension LazyStream {
  /// Returns the elements that satisfy `isIncluded`.
  ///
  /// A request for an element tests elements until one satisfies the predicate. On an infinite stream it may not return.
  ///
  /// RAC: `filter:`.
  @inlinable
  public func filter(_ isIncluded: @escaping @Sendable (Element) -> Bool) -> LazyStream {
    .generate(self, needing: { $0.cell }) { rest in
      while let head = rest.pop() {
        if isIncluded(head.value) { return head }
      }
      return nil
    }
  }

  /// Returns the non-`nil` results of `transform`.
  @inlinable
  public func compactMap<T: Sendable>(
    _ transform: @escaping @Sendable (Element) -> T?
  ) -> LazyStream<T> {
    .generate(self, needing: { $0.cell }) { rest in
      while let head = rest.pop() {
        if let value = transform(head.value) { return .known(value) }
      }
      return nil
    }
  }

  /// Returns the elements that `areEqual` does not find equal to the previous element.
  ///
  /// RAC: `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged(
    by areEqual: @escaping @Sendable (Element, Element) -> Bool
  ) -> LazyStream {
    .generate((rest: self, last: nil as Element?), needing: { $0.rest.cell }) { state in
      while let head = state.rest.pop() {
        if let last = state.last, areEqual(last, head.value) { continue }
        state.last = head.value
        return head
      }
      return nil
    }
  }
}

extension LazyStream where Element: Equatable {
  /// Returns the elements that do not equal `element`. RAC: `ignore:`.
  @inlinable
  public func ignore(_ element: Element) -> LazyStream { filter { $0 != element } }

  /// Returns the elements that do not equal the previous element. RAC: `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged() -> LazyStream { distinctUntilChanged(by: ==) }
}

// MARK: - The beginning

extension LazyStream {
  /// Returns the first `count` elements, or all elements if there are fewer.
  ///
  /// No element is computed for that, and nothing after the last of them is requested.
  ///
  /// RAC: `take:`.
  @inlinable
  public func take(_ count: Int) -> LazyStream {
    stopProgram(ifNegative: count, "Cannot take a negative number of elements")
    return .generate((rest: self, left: count), needing: { $0.left > 0 ? $0.rest.cell : nil }) { state in
      guard state.left > 0 else { return nil }
      state.left -= 1
      return state.rest.pop()
    }
  }

  /// Returns the elements before the first that does not satisfy `predicate`. RAC: `takeWhileBlock:`.
  @inlinable
  public func take(while predicate: @escaping @Sendable (Element) -> Bool) -> LazyStream {
    .generate(self, needing: { $0.cell }) { rest in rest.pop().flatMap { predicate($0.value) ? $0 : nil } }
  }

  /// Returns the elements before the first that satisfies `predicate`. RAC: `takeUntilBlock:`.
  @inlinable
  public func take(untilMatching predicate: @escaping @Sendable (Element) -> Bool) -> LazyStream {
    take(while: { !predicate($0) })
  }
}

// MARK: - The rest

extension LazyStream {
  /// Returns all elements but the first `count`, which are not computed.
  ///
  /// RAC: `skip:`.
  @inlinable
  public func skip(_ count: Int) -> LazyStream {
    stopProgram(ifNegative: count, "Cannot skip a negative number of elements")
    return LazyStream(needing: cell) {
      var rest = self
      var left = count
      while left > 0, rest.pop() != nil { left -= 1 }
      return rest.pair
    }
  }

  /// Returns the first element that does not satisfy `predicate`, and all later elements, which are not tested.
  ///
  /// RAC: `skipWhileBlock:`.
  @inlinable
  public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> LazyStream {
    LazyStream(needing: cell) {
      var rest = self
      while let pair = rest.pair, predicate(pair.head.value) { rest = LazyStream(cell: pair.tail) }
      return rest.pair
    }
  }

  /// Returns the first element that satisfies `predicate`, and all later elements, which are not tested.
  ///
  /// RAC: `skipUntilBlock:`.
  @inlinable
  public func skip(untilMatching predicate: @escaping @Sendable (Element) -> Bool) -> LazyStream {
    skip(while: { !predicate($0) })
  }
}
