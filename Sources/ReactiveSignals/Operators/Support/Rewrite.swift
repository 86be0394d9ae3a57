extension SignalProtocol {
  /// Returns a signal of any number of results for each value, and at the completion.
  ///
  /// The closure of a value returns `false` to complete. Nothing is sent once the subscription is disposed.
  @inlinable
  consuming func rewritten<State: Sendable, T: Sendable>(
    _ name: StaticString,
    _ initial: State,
    _ receive: @escaping @Sendable (inout State, Value, _ send: (T) -> Void) -> Bool,
    last: @escaping @Sendable (State, _ send: (T) -> Void) -> Void = { _, _ in }
  ) -> StagedPerSubscription<Self, Rewrite<State, Value, T, Failure>> {
    StagedPerSubscription(self, name: name) { Rewrite(initial, receive, last: last, $0) }
  }
}

/// The stage of an operator that sends any number of results: closures, and their state.
@usableFromInline
struct Rewrite<State: Sendable, Input: Sendable, Output: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Receive = @Sendable (inout State, Input, (Output) -> Void) -> Bool
  @usableFromInline typealias Last = @Sendable (State, (Output) -> Void) -> Void

  @usableFromInline var state: State
  @usableFromInline let body: Body
  @usableFromInline let subscription: CompoundDisposable

  /// The closures: see ``Transform``.
  @usableFromInline
  struct Body: Sendable {
    @usableFromInline let receive: Receive
    @usableFromInline let last: Last

    @inlinable
    init(_ receive: @escaping Receive, _ last: @escaping Last) {
      self.receive = receive
      self.last = last
    }

    @inlinable
    func callAsFunction(_ state: inout State, _ value: Input, _ send: (Output) -> Void) -> Bool {
      receive(&state, value, send)
    }
  }

  @inlinable
  init(
    _ initial: State,
    _ receive: @escaping Receive,
    last: @escaping Last,
    _ subscription: CompoundDisposable
  ) {
    state = initial
    body = Body(receive, last)
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ value: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    let subscription = subscription
    let goesOn = body(&state, value) { if !subscription.isDisposed { down.send($0) } }
    if !goesOn, !subscription.isDisposed { down.complete() }
  }

  @inlinable
  func end<Down: Sink & ~Copyable>(_ failure: Failure?, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    if failure == nil {
      body.last(state) { if !subscription.isDisposed { down.send($0) } }
      if subscription.isDisposed { return }
    }
    down.end(failure)
  }
}
