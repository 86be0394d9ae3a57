extension LazyStream {
  /// The elements that pass the test.
  ///
  /// Asking for one tests elements until one passes, of an infinite stream perhaps for ever.
  ///
  /// RAC: `filter:`.
  @inlinable
  public func filter(_ isIncluded: @escaping @Sendable (Element) -> Bool) -> LazyStream {
    .generate(self, needing: \.cell) { rest in
      while let head = rest.pop() {
        if isIncluded(head.value) { return head }
      }
      return nil
    }
  }

  /// The elements, transformed, as far as the result is not `nil`.
  @inlinable
  public func compactMap<T: Sendable>(
    _ transform: @escaping @Sendable (Element) -> T?
  ) -> LazyStream<T> {
    .generate(self, needing: \.cell) { rest in
      while let head = rest.pop() {
        if let value = transform(head.value) { return .known(value) }
      }
      return nil
    }
  }

  /// The elements that are different from the one before.
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
  /// The elements that are not equal to `element`. RAC: `ignore:`.
  @inlinable
  public func ignore(_ element: Element) -> LazyStream { filter { $0 != element } }

  /// The elements that are not equal to the one before. RAC: `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged() -> LazyStream { distinctUntilChanged(by: ==) }
}

// MARK: - The beginning

extension LazyStream {
  /// The first `count` elements, or all if there are less.
  ///
  /// No element is computed to find out, and nothing at all is asked for beyond the last of them.
  ///
  /// RAC: `take:`.
  @inlinable
  public func take(_ count: Int) -> LazyStream {
    precondition(count >= 0, "Cannot take a negative number of elements")
    return .generate((rest: self, left: count), needing: { $0.left > 0 ? $0.rest.cell : nil }) { state in
      guard state.left > 0 else { return nil }
      state.left -= 1
      return state.rest.pop()
    }
  }

  /// The elements in front of the first that fails the test. RAC: `takeWhileBlock:`.
  @inlinable
  public func take(while predicate: @escaping @Sendable (Element) -> Bool) -> LazyStream {
    .generate(self, needing: \.cell) { rest in rest.pop().flatMap { predicate($0.value) ? $0 : nil } }
  }

  /// The elements in front of the first that passes the test. RAC: `takeUntilBlock:`.
  @inlinable
  public func take(untilMatching predicate: @escaping @Sendable (Element) -> Bool) -> LazyStream {
    take(while: { !predicate($0) })
  }
}

// MARK: - The rest

extension LazyStream {
  /// All but the first `count` elements, which are not computed.
  ///
  /// RAC: `skip:`.
  @inlinable
  public func skip(_ count: Int) -> LazyStream {
    precondition(count >= 0, "Cannot skip a negative number of elements")
    return LazyStream(needing: cell) {
      var rest = self
      var left = count
      while left > 0, rest.pop() != nil { left -= 1 }
      return rest.pair
    }
  }

  /// The elements from the first on that fails the test; those behind it are not tested.
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

  /// The elements from the first on that passes the test; those behind it are not tested.
  ///
  /// RAC: `skipUntilBlock:`.
  @inlinable
  public func skip(untilMatching predicate: @escaping @Sendable (Element) -> Bool) -> LazyStream {
    skip(while: { !predicate($0) })
  }
}
