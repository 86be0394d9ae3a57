extension SignalProtocol {
  /// Returns a signal that sends the values of this signal until `replacement` sends an event, and from then on the
  /// events of `replacement`.
  ///
  /// ![Marble diagram of takeUntilReplacement](takeUntilReplacement)
  ///
  ///     // a--b--c--d--|
  ///     // -------1--2--|     take(untilReplacement:)
  ///     // a--b--c1--2--|
  ///
  /// The replacement is started first. When it sends an event immediately, this signal is not started. Its first event
  /// disposes this signal before it is passed on, and may be a completion or a failure.
  ///
  /// - **Sends**: the values of this signal until `replacement` sends an event, and then those of `replacement`.
  /// - **Ends**: as `replacement` does. Fails when this signal fails before. A completion of this signal does not end
  ///   the result.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// RAC: `takeUntilReplacement:`.
  ///
  /// - Parameter replacement: The signal that replaces this one.
  /// - Returns: A signal of the values of both.
  /// - Complexity: O(1) for each value.
  @inlinable
  public func take<Replacement: SignalProtocol>(
    untilReplacement replacement: Replacement
  ) -> some SignalProtocol<Value, Failure>
  where Replacement.Value == Value, Replacement.Failure == Failure {
    Named(Combined(ReplacedSignal(erased, replacement.erased)) { _ in SwitchState<Value, Failure>() }) {
      "[\(self), \(replacement)] takeUntilReplacement"
    }
  }
}

/// A signal of the first generation, and the signal that replaces it: that of the second and last.
@usableFromInline
struct ReplacedSignal<Value: Sendable, Failure: Error>: CombinedUpstreams {
  @usableFromInline typealias Input = SwitchInput<Value, Failure>

  @usableFromInline let upstream: Signal<Value, Failure>
  @usableFromInline let replacement: Signal<Value, Failure>

  @inlinable
  init(_ upstream: Signal<Value, Failure>, _ replacement: Signal<Value, Failure>) {
    self.upstream = upstream
    self.replacement = replacement
  }

  @usableFromInline
  var description: String { "[\(upstream), \(replacement)]" }

  @inlinable
  func start<Down: Sink & ~Copyable>(into serialized: SerializedSink<Down>)
  where Down.Value == Input, Down.Failure == Failure {
    let child = CompoundDisposable(childOf: serialized.subscription)
    serialized.send(.value(.first(1)))
    replacement.start(
      erasing: ReplacementSink<Value, Failure, Down>(serialized, child),
      in: CompoundDisposable(childOf: serialized.subscription)
    )
    serialized.start(upstream, generation: 1, in: child, isLast: true)
  }
}

/// The sink of the replacement: its first event begins the second generation, and disposes the first signal.
@usableFromInline
struct ReplacementSink<Value: Sendable, Failure: Error, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == SwitchInput<Value, Failure>, Down.Failure == Failure {
  @usableFromInline let serialized: SerializedSink<Down>
  @usableFromInline let replaced: CompoundDisposable
  @usableFromInline var hasBegun = false

  @inlinable
  init(_ serialized: SerializedSink<Down>, _ replaced: CompoundDisposable) {
    self.serialized = serialized
    self.replaced = replaced
  }

  @inlinable
  mutating func send(_ value: Value) { pass(.next(value)) }

  @inlinable
  mutating func fail(_ error: Failure) { pass(.failed(error)) }

  @inlinable
  mutating func complete() { pass(.completed) }

  @inlinable
  mutating func pass(_ event: Event<Value, Failure>) {
    if !hasBegun { begin() }
    serialized.send(.value(.second((event, 2))))
  }

  @inlinable
  mutating func begin() {
    hasBegun = true
    replaced.dispose()
    serialized.send(.value(.first(2)))
    serialized.send(.completed(.first))
  }
}
