/// A stage that maps the end, which is a failure or `nil` for completion.
@usableFromInline
struct MapEnd<Input: Sendable, InputFailure: Error, Failure: Error>: Stage {
  @usableFromInline let transform: @Sendable (InputFailure?) -> Failure?

  @inlinable
  init(_ transform: @escaping @Sendable (InputFailure?) -> Failure?) { self.transform = transform }

  @inlinable
  func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    down.send(value)
  }

  @inlinable
  func end<Down: Sink & ~Copyable>(_ failure: InputFailure?, into down: inout Down)
  where Down.Value == Input, Down.Failure == Failure {
    down.end(transform(failure))
  }
}
