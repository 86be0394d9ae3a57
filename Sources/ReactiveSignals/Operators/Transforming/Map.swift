extension SignalProtocol {
  /// Sends `transform(value)` for each value.
  ///
  /// ![Marble diagram of map](map)
  ///
  ///     ["a", "b"].signal().map { $0.uppercased() }.subscribe { print($0) }
  ///     // A
  ///     // B
  ///
  /// Completion and failure pass unchanged, and at once. A result of `nil` is a value like any other. A key path
  /// serves as the closure: `map(\.count)`. Where values are tuples (after combining signals, say) the closure
  /// can take their parts apart: `map { first, second in … }`.
  ///
  /// RAC: `map:`, `reduceEach:`.
  ///
  /// - Parameter transform: Called for each value, on the thread that sends it.
  @inlinable
  public func map<T: Sendable>(
    _ transform: @escaping @Sendable (Value) -> T
  ) -> some SignalProtocol<T, Failure> {
    Staged(self, Map(transform))
  }
}

@frozen
@usableFromInline
struct Map<Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline let transform: @Sendable (Input) -> Output

  @inlinable
  init(_ transform: @escaping @Sendable (Input) -> Output) { self.transform = transform }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(transform(value))
  }
}
