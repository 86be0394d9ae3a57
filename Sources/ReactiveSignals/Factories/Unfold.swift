extension Signal where Failure == Never {
  /// A signal that sends what `next` makes of a state, until that is `nil`; then it completes.
  ///
  /// ![Marble diagram of unfold](unfold)
  ///
  ///     let powers = Signal.unfold(1) { power -> Int? in
  ///       defer { power *= 2 }
  ///       return power < 20 ? power : nil
  ///     }
  ///     powers.subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 4
  ///     // 8
  ///     // 16
  ///
  /// All is sent while it is being subscribed to; each subscription starts with `state`. Disposal is looked for
  /// before each call of `next`. How the signal can fail is decided as for ``just(_:)``.
  @inlinable
  public static func unfold<State: Sendable>(
    _ state: State,
    _ next: @escaping @Sendable (inout State) -> Value?
  ) -> Signal<Value, Never> {
    Signal(UnfoldSignal(state, next))
  }
}

extension Signal {
  /// A signal that sends what `next` makes of a state, until that is `nil`, and fails as its context requires.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public static func unfold<State: Sendable>(
    _ state: State,
    _ next: @escaping @Sendable (inout State) -> Value?
  ) -> Signal<Value, Failure> {
    Signal(UnfoldSignal(state, next))
  }
}

@frozen
@usableFromInline
struct UnfoldSignal<State: Sendable, Value: Sendable, Failure: Error>: SignalProtocol {
  @usableFromInline let state: State
  @usableFromInline let next: @Sendable (inout State) -> Value?

  @inlinable
  init(_ state: State, _ next: @escaping @Sendable (inout State) -> Value?) {
    self.state = state
    self.next = next
  }

  @usableFromInline
  var description: String { "unfold" }

  @inlinable
  @inline(__always)
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    var sink = sink
    sink.send(contentsOf: sequence(state: state, next: next), until: subscription)
  }
}
