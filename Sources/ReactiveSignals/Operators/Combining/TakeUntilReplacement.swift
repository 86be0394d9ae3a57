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
    let outlet = Outlet(StageSink(Latest(), sink), subscription)
    let source = CompoundDisposable(partOf: subscription)
    outlet.send(.began(1))
    replacement.start(
      ReplacementSink(outlet, source),
      in: CompoundDisposable(partOf: subscription)
    )
    return upstream.startStepwise(StageSink(Turn(1), OutletSink(outlet)), in: source)
  }
}

/// Begins the second and last turn with the first event, and ends the source with it.
@frozen
@usableFromInline
struct ReplacementSink<Value: Sendable, Failure: Error, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == TurnInput<Value, Failure>, Down.Failure == Failure {
  @usableFromInline let outlet: Outlet<Down>
  @usableFromInline let source: CompoundDisposable
  @usableFromInline var hasBegun = false

  @inlinable
  init(_ outlet: Outlet<Down>, _ source: CompoundDisposable) {
    self.outlet = outlet
    self.source = source
  }

  @inlinable
  mutating func send(_ value: Value) {
    begin()
    outlet.send(.value(value, turn: 2))
  }

  @inlinable
  mutating func fail(_ error: Failure) {
    begin()
    outlet.send(.failed(error, turn: 2))
  }

  @inlinable
  mutating func complete() {
    begin()
    outlet.send(.completed(turn: 2))
  }

  @inlinable
  mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    source.dispose()
    outlet.send(.began(2))
    outlet.send(.isLast)
  }
}
