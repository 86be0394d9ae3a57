extension SignalProtocol {
  /// Returns a signal of the results of `transform` for each value.
  ///
  /// ![Marble diagram of map](map)
  ///
  ///     ["a", "b"].signal().map { $0.uppercased() }.subscribe { print($0) }
  ///     // A
  ///     // B
  ///
  /// A result of `nil` is sent like any other result. A key path can stand for the closure: `map(\.count)`. The closure
  /// can name the parts of a tuple, for example after combining signals: `map { first, second in … }`.
  ///
  /// - **Sends**: one result for each value.
  /// - **Ends**: as the source does, immediately.
  /// - **Disposal**: disposes the source.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// The compiler checks a closure of several statements last. When the values are then printed, it would take `Any` for their
  /// type, which is the parameter of `print`. State the result of such a closure:
  ///
  ///     [1, 2].signal()
  ///       .map { number -> Int in
  ///         let doubled = number * 2
  ///         return doubled
  ///       }
  ///       .subscribe { print($0) }
  ///     // 2
  ///     // 4
  ///
  /// RAC: `map:`, `reduceEach:`.
  ///
  /// - Parameter transform: The closure, called for each value on the thread that sends it.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public consuming func map<T: Sendable>(
    _ transform: @escaping @Sendable (Value) -> T
  ) -> some SignalProtocol<T, Failure> {
    Staged(self, Map(transform))
  }
}

@usableFromInline
struct Map<Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline let transform: @Sendable (Input) -> Output

  @_alwaysEmitIntoClient
  init(_ transform: @escaping @Sendable (Input) -> Output) { self.transform = transform }

  @_alwaysEmitIntoClient
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(transform(value))
  }
}
