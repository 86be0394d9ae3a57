extension SignalProtocol {
  /// Sends `transform(value)` for each value.
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
