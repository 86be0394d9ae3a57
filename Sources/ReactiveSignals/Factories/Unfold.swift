extension Signal where Failure == Never {
  /// Returns a signal that sends the values that `next` derives from a state, and completes when `next` returns `nil`.
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
  /// The failure type is inferred as for ``just(_:)``.
  ///
  /// - **Sends**: the values that `next` returns. Each subscription starts with `state`.
  /// - **Ends**: completes when `next` returns `nil`. It never fails.
  /// - **Disposal**: stops before the next call of `next`.
  /// - **Thread**: the subscriber's, before `subscribe` returns.
  /// - **Memory**: one state for each subscription.
  ///
  /// - Parameters:
  ///   - state: The state at the beginning.
  ///   - next: A function that updates the state and returns the next value, or `nil` at the end.
  /// - Returns: A signal of the values.
  /// - Complexity: O(1) for each value, plus `next`.
  @_alwaysEmitIntoClient
  public static func unfold<State: Sendable>(
    _ state: State,
    _ next: @escaping @Sendable (inout State) -> Value?
  ) -> Signal<Value, Never> {
    Signal(UnfoldSignal(state, next))
  }
}

extension Signal {
  /// Returns a signal that sends the values that `next` makes of a state, with the failure type of its context.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public static func unfold<State: Sendable>(
    _ state: State,
    _ next: @escaping @Sendable (inout State) -> Value?
  ) -> Signal<Value, Failure> {
    Signal(UnfoldSignal(state, next))
  }
}

@usableFromInline
struct UnfoldSignal<State: Sendable, Value: Sendable, Failure: Error>: SignalProtocol {
  @usableFromInline let state: State
  @usableFromInline let next: @Sendable (inout State) -> Value?

  @_alwaysEmitIntoClient
  init(_ state: State, _ next: @escaping @Sendable (inout State) -> Value?) {
    self.state = state
    self.next = next
  }

  @usableFromInline
  var description: String { "unfold" }

  @_alwaysEmitIntoClient
  @inline(__always)
  func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    let values = sequence(state: state, next: next)
    if S._endsErased, subscription.pressure != nil {
      return sink.erased().sendPaced(values, in: subscription)
    }
    var sink = sink
    sink.send(contentsOf: values, until: subscription)
  }
}
