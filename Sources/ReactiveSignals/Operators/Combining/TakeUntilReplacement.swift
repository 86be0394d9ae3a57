extension SignalProtocol {
  /// Sends what this signal sends, until `replacement` sends something; from then on what that sends.
  ///
  /// ![Marble diagram of takeUntilReplacement](takeUntilReplacement)
  ///
  ///     // a--b--c--d--|
  ///     // -------1--2--|     take(untilReplacement:)
  ///     // a--b--c1--2--|
  ///
  /// The replacement is started first; when it sends at once this signal is not started. Any event of it counts, its
  /// completion and its failure too, and disposes this signal before it passes. A failure of this signal passes; its
  /// completion does not: the result then waits for the replacement.
  ///
  /// RAC: `takeUntilReplacement:`.
  @inlinable
  public func take<Replacement: SignalProtocol>(
    untilReplacement replacement: Replacement
  ) -> some SignalProtocol<Value, Failure>
  where Replacement.Value == Value, Replacement.Failure == Failure {
    TakeUntilReplacement(self, replacement)
  }
}

@frozen
@usableFromInline
struct TakeUntilReplacement<Upstream: SignalProtocol, Replacement: SignalProtocol>: StepwiseSignal
where Replacement.Value == Upstream.Value, Replacement.Failure == Upstream.Failure {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let replacement: Replacement

  @inlinable
  init(_ upstream: Upstream, _ replacement: Replacement) {
    self.upstream = upstream
    self.replacement = replacement
  }

  @usableFromInline
  var description: String { "[\(upstream), \(replacement)] takeUntilReplacement" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    let serialized = SerializedSink(StageSink(Latest(), sink), subscription)
    let source = CompoundDisposable(childOf: subscription)
    serialized.send(.began(1))
    replacement.start(
      ReplacementSink(serialized, source),
      in: CompoundDisposable(childOf: subscription)
    )
    return upstream.startStepwise(StageSink(Turn(1), SerializedInput(serialized)), in: source)
  }
}

/// Begins the second and last turn with the first event, and ends the source with it.
@frozen
@usableFromInline
struct ReplacementSink<Value: Sendable, Failure: Error, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == TurnInput<Value, Failure>, Down.Failure == Failure {
  @usableFromInline let serialized: SerializedSink<Down>
  @usableFromInline let source: CompoundDisposable
  @usableFromInline var hasBegun = false

  @inlinable
  init(_ serialized: SerializedSink<Down>, _ source: CompoundDisposable) {
    self.serialized = serialized
    self.source = source
  }

  @inlinable
  mutating func send(_ value: Value) {
    begin()
    serialized.send(.value(value, turn: 2))
  }

  @inlinable
  mutating func fail(_ error: Failure) {
    begin()
    serialized.send(.failed(error, turn: 2))
  }

  @inlinable
  mutating func complete() {
    begin()
    serialized.send(.completed(turn: 2))
  }

  @inlinable
  mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    source.dispose()
    serialized.send(.began(2))
    serialized.send(.isLast)
  }
}
