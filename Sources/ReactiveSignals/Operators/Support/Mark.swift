/// Marks what comes from one of several upstreams, its completion included.
@frozen
@usableFromInline
struct Mark<Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline let value: @Sendable (Input) -> Output
  @usableFromInline let completed: Output

  @inlinable
  init(_ value: @escaping @Sendable (Input) -> Output, _ completed: Output) {
    self.value = value
    self.completed = completed
  }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ input: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(value(input))
  }

  @inlinable
  func complete<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    down.send(completed)
  }
}
