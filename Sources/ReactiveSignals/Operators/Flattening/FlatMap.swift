extension SignalProtocol {
  /// Turns each value into a signal and sends the values of these inner signals, as they come.
  ///
  /// ![Marble diagram of flatMap](flatMap)
  ///
  ///     ["a", "b"].signal()
  ///       .flatMap { [$0 + "1", $0 + "2"].signal() }
  ///       .subscribe { print($0) }
  ///     // a1
  ///     // a2
  ///     // b1
  ///     // b2
  ///
  /// `strategy` says what becomes of inner signals that run at the same time: they are merged unless it says
  /// something else.
  ///
  /// - It completes when this signal and all inner signals have completed.
  /// - It fails with the first failure, of this signal or of an inner one; the others are disposed first. After that
  ///   no inner signal is started.
  /// - Disposal ends this signal and all inner ones. `transform` runs on the thread of the value.
  /// - It holds the running inner signals: any number of them with `.merge`, otherwise as many as the strategy says. With
  ///   `.concat` and `.merge(limit:)` it also holds those that wait: without limit, unless `policy` sets one. What is
  ///   dropped is never started. Inner signals that complete at once take constant stack, however many they are.
  ///
  ///       pages.flatMap(.concat, buffering: .newest(10)) { load($0) }
  ///
  /// A function that calls itself in `transform` nests one result in another, unless this signal is that of a single value:
  /// `expand` recurses to any depth.
  ///
  /// RAC: `flattenMap:`. `.empty` as a result skips the value.
  ///
  /// - Parameters:
  ///   - strategy: What becomes of inner signals that are there at the same time.
  ///   - policy: What to do when too many inner signals wait. With a failure the running ones are disposed too.
  ///   - transform: Makes the inner signal of a value.
  @inlinable
  public func flatMap<T: Sendable>(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> some SignalProtocol<T, Failure> {
    FlatMap(self, strategy, policy, transform)
  }

  /// Turns each value into a signal of any type and sends the values of these inner signals, as they come.
  // Where the closure returns a `Signal`, the overload above tells the compiler so before it looks into the closure: so
  // factories in it find out how they fail, in closures of several statements too. This one must rank so low that the
  // compiler does not try it then: below another overload that is disfavored, hence the optional.
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> some SignalProtocol<Inner.Value, Failure> where Inner.Failure == Failure {
    guard let transform else { preconditionFailure("flatMap needs a closure") }
    return FlatMap(self, strategy, policy, transform)
  }
}

@frozen
@usableFromInline
struct FlatMap<Upstream: SignalProtocol, Inner: SignalProtocol>: StepwiseSignal
where Inner.Failure == Upstream.Failure {
  @usableFromInline typealias Value = Inner.Value
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let strategy: FlattenStrategy
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let transform: @Sendable (Upstream.Value) -> Inner

  @inlinable
  init(
    _ upstream: Upstream,
    _ strategy: FlattenStrategy,
    _ policy: BufferingPolicy<Failure>,
    _ transform: @escaping @Sendable (Upstream.Value) -> Inner
  ) {
    self.upstream = upstream
    self.strategy = strategy
    self.policy = policy
    self.transform = transform
  }

  @usableFromInline
  var description: String { "[\(upstream)] flatMap" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    // With one value, sent at once, the result is the inner signal.
    if let value = upstream.soleValue {
      LockCheck.assertNoLocksHeld()
      let inner = transform(value)
      return subscription.isDisposed ? nil : inner.attachStepwise(sink, in: subscription)
    }
    let source = CompoundDisposable(childOf: subscription)
    switch strategy.kind {
    case .merge:
      let mergeState = MergeState(sink, subscription, running: 1)
      return upstream.startStepwise(MergingSink(mergeState, transform), in: source)
    case .queue(let limit):
      let mergeState = MergeState(sink, subscription, running: 1)
      let queue = InnerQueue<Inner, Down>(mergeState, limit: limit, policy, source: source)
      return upstream.startStepwise(QueueingSink(queue, transform), in: source)
    case .latest:
      let serialized = SerializedSink(StageSink(Latest(), sink), subscription)
      return upstream.startStepwise(SwitchingSink(serialized, transform), in: source)
    case .first:
      let mergeState = MergeState(sink, subscription, running: 1)
      return upstream.startStepwise(ExhaustingSink(mergeState, transform), in: source)
    }
  }
}
