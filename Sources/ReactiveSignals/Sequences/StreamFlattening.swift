extension LazyStream {
  /// Has a function, made once, turn each element into a stream, or end this one.
  ///
  ///     let stream = LazyStream(1...).bind {
  ///       { value, stop in
  ///         stop = value == 2
  ///         return [value, value * 10]
  ///       }
  ///     }
  ///     print(Array(stream))   // [1, 10, 2, 20]
  ///
  /// The result has the elements of all the streams that the function returns, one stream after another. `nil` ends
  /// it; when `stop` is set, it ends behind the elements of the stream that is returned. The function runs for the
  /// elements in their order, each time when the elements of the stream before have been used up.
  ///
  /// RAC: `bind:`, which after `stop` kept only the first element of the last stream.
  @inlinable
  public func bind<T: Sendable>(
    _ makeBinder: @escaping @Sendable () -> sending ((Element, _ stop: inout Bool) -> LazyStream<T>?)
  ) -> LazyStream<T> {
    LazyStream<T>(needing: cell) {
      let binder = UncheckedSendable(makeBinder())
      return LazyStream<T>.generate(
        (source: self, inner: LazyStream<T>.empty),
        needing: { $0.inner.cell ?? $0.source.cell }
      ) { state in
        while true {
          if let head = state.inner.pop() { return head }
          guard let head = state.source.pop() else { return nil }
          var stop = false
          let inner = binder.wrapped(head.value, &stop)
          state.inner = inner ?? .empty
          if stop || inner == nil { state.source = .empty }
        }
      }
      .pair
    }
  }

  /// The elements of the streams that `transform` returns for the elements, one stream after another.
  ///
  /// RAC: `flattenMap:`.
  @inlinable
  public func flatMap<T: Sendable>(
    _ transform: @escaping @Sendable (Element) -> LazyStream<T>
  ) -> LazyStream<T> {
    bind { { element, _ in transform(element) } }
  }

  /// The elements of the streams that are the elements of this one, one stream after another.
  ///
  /// RAC: `flatten`, `+concat:`.
  @inlinable
  public func flatten<T: Sendable>() -> LazyStream<T> where Element == LazyStream<T> { flatMap { $0 } }
}
