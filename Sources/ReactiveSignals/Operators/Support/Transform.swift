extension SignalProtocol {
  /// Returns a signal of at most one result for each value: none where the closure returns `nil`.
  @inlinable
  @inline(__always)
  consuming func transformed<State: Sendable, T: Sendable>(
    _ name: StaticString,
    _ initial: State,
    _ transform: @escaping @Sendable (inout State, Value) -> T?
  ) -> Transformed<Self, Transform<State, Value, T, Failure>> {
    Transformed(self, name, Transform(initial, transform))
  }
}

/// A signal whose events pass through a stage that does not know the name of the operator, since it is made of closures.
// Not `Staged`: with a name for each `map`, the compiler does not keep a chain of twenty in registers.
@usableFromInline
struct Transformed<Upstream: SignalProtocol, S: Stage>: SignalProtocol
where S.Input == Upstream.Value, S.InputFailure == Upstream.Failure {
  @usableFromInline typealias Value = S.Output
  @usableFromInline typealias Failure = S.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let name: StaticString
  @usableFromInline let stage: S

  @inlinable
  init(_ upstream: consuming Upstream, _ name: StaticString, _ stage: consuming S) {
    self.upstream = upstream
    self.name = name
    self.stage = stage
  }

  @usableFromInline
  var description: String { "[\(upstream)] \(name)" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    upstream.attach(StageSink(stage, sink), in: subscription)
  }
}

/// The stage of an operator that sends at most one result for each value: a closure, and its state.
@usableFromInline
struct Transform<State: Sendable, Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline var state: State
  @usableFromInline let body: Body

  /// The closure. It is in a struct of its own, since a closure that is loaded from mutable memory is retained around the call.
  @usableFromInline
  struct Body: Sendable {
    @usableFromInline let run: @Sendable (inout State, Input) -> Output?

    @inlinable
    init(_ run: @escaping @Sendable (inout State, Input) -> Output?) { self.run = run }

    @inlinable
    func callAsFunction(_ state: inout State, _ value: Input) -> Output? { run(&state, value) }
  }

  @inlinable
  init(_ initial: State, _ body: @escaping @Sendable (inout State, Input) -> Output?) {
    state = initial
    self.body = Body(body)
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if let result = body(&state, value) { down.send(result) }
  }
}
