extension SignalProtocol {
  /// Sends the values that satisfy `isIncluded`.
  @inlinable
  public func filter(
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> some SignalProtocol<Value, Failure> {
    Staged(self, Filter(isIncluded))
  }
}

@frozen
@usableFromInline
struct Filter<Input: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Output = Input

  @usableFromInline let isIncluded: @Sendable (Input) -> Bool

  @inlinable
  init(_ isIncluded: @escaping @Sendable (Input) -> Bool) { self.isIncluded = isIncluded }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if isIncluded(value) { down.send(value) }
  }
}
