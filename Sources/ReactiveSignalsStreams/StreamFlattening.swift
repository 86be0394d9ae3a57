public import ReactiveSignals

extension LazyStream {
  /// Returns the elements of the streams that a function, made once, returns for the elements.
  ///
  ///     let stream = LazyStream(1...).bind {
  ///       { value, stop in
  ///         stop = value == 2
  ///         return [value, value * 10]
  ///       }
  ///     }
  ///     print(Array(stream))   // [1, 10, 2, 20]
  ///
  /// The streams follow one another. A result of `nil` ends the stream. If the function sets `stop`, the stream ends after
  /// the elements of the result. The function is called for the elements in their order, each time after the last element
  /// of the previous result.
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

  /// Returns the elements of the streams that `transform` returns for the elements, one stream after another.
  ///
  /// RAC: `flattenMap:`.
  @inlinable
  public func flatMap<T: Sendable>(
    _ transform: @escaping @Sendable (Element) -> LazyStream<T>
  ) -> LazyStream<T> {
    bind { { element, _ in transform(element) } }
  }

  /// Returns the elements of the streams that are the elements of this stream, one stream after another.
  ///
  /// RAC: `flatten`, `+concat:`.
  @inlinable
  public func flatten<T: Sendable>() -> LazyStream<T> where Element == LazyStream<T> { flatMap { $0 } }
}
