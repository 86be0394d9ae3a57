extension SignalProtocol {
  /// Returns a signal of at most one result for each value: none where the closure returns `nil`. An error of the closure fails it.
  @inlinable
  consuming func tryTransformed<State: Sendable, T: Sendable>(
    _ name: StaticString,
    _ initial: State,
    _ transform: @escaping @Sendable (inout State, Value) throws(Failure) -> T?
  ) -> Transformed<Self, TryTransform<State, Value, T, Failure>> {
    Transformed(self, name, TryTransform(initial, transform))
  }
}

/// A ``Transform`` whose closure can throw.
@usableFromInline
struct TryTransform<State: Sendable, Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Body = @Sendable (inout State, Input) throws(Failure) -> Output?

  @usableFromInline var state: State
  @usableFromInline let body: Body

  @inlinable
  init(_ initial: State, _ body: @escaping Body) {
    state = initial
    self.body = body
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    do throws(Failure) {
      if let result = try body(&state, value) { down.send(result) }
    } catch {
      down.fail(error)
    }
  }
}
