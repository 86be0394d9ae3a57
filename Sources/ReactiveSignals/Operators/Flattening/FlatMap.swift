extension SignalProtocol {
  /// Returns a signal that makes a signal of each value, and sends the values of these inner signals as they arrive.
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
  /// By default inner signals that run at the same time are merged. Another `strategy` has them wait, replace each other or
  /// be ignored.
  ///
  /// - The result completes when this signal and all inner signals have completed.
  /// - It fails with the first failure, of this signal or of an inner one, after the others have been disposed. No inner
  ///   signal is started after that.
  /// - Disposal ends this signal and all inner signals. `transform` runs on the thread of the value.
  /// - It holds the inner signals that run: any number of them with `.merge`, otherwise the number that the strategy allows.
  ///   With `.concat`, `.merge(limit:)` and `.ordered(limit:)` it also holds those that wait: without limit, unless `policy`
  ///   sets one. Inner signals that are dropped are never started. Any number of inner signals that complete at once take
  ///   constant stack.
  ///
  ///       pages.flatMap(.concat, buffering: .newest(10)) { load($0) }
  ///
  /// A function that calls itself in `transform` nests one result in another, unless this signal is a signal of one value.
  /// ``expand(limit:buffering:_:)`` recurses to any depth.
  ///
  /// RAC: `flattenMap:`. `.empty` as a result skips the value.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  ///   - transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of the inner signals.
  @inlinable
  public func flatMap<T: Sendable>(
    _ strategy: FlattenStrategy = .merge,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> some SignalProtocol<T, Failure> {
    FlatMap(self, strategy, policy, transform)
  }

  /// Returns a signal that makes a signal of any type of each value, and sends the values of these inner signals.
  // When a closure returns a `Signal`, the overload above gives the compiler its type before it checks the closure. So the
  // factories inside it get their failure type, in closures of several statements too. The compiler must not try this
  // overload then. It ranks below another disfavored overload, because its closure is optional.
  @_documentation(visibility: internal)
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

  /// Returns a signal that makes a signal of each value, sends the values of these inner signals, and can hold back failures
  /// until all have ended.
  ///
  ///     // Uploads all answers, also when one of the uploads fails, and fails at the end.
  ///     answers.flatMap(.merge(limit: 2), delayingFailures: true) { upload($0) }
  ///
  /// If it delays failures, a signal that fails counts as completed: this signal as well as inner ones. When all have ended,
  /// the result fails with the first failure. It holds that failure. Otherwise it behaves as ``flatMap(_:buffering:_:)``. A
  /// failure of the policy is delivered at once.
  ///
  /// - Parameters:
  ///   - strategy: The treatment of inner signals that run at the same time.
  ///   - delayingFailures: A Boolean value that decides whether a failure waits for the end of the other signals.
  ///   - policy: The policy for inner signals that wait. Its failure disposes the running ones too.
  ///   - transform: A function that returns the inner signal of a value.
  /// - Returns: A signal of the values of the inner signals.
  @inlinable
  public func flatMap<T: Sendable>(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: @escaping @Sendable (Value) -> Signal<T, Failure>
  ) -> some SignalProtocol<T, Failure> {
    DelayingFailures(delayingFailures) { held in
      FlatMap(holdingFailure(in: held), strategy, policy) { transform($0).holdingFailure(in: held) }
    }
  }

  /// Returns a signal that makes a signal of any type of each value, and can hold back failures.
  // There are two overloads for the same reason as above.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy = .merge,
    delayingFailures: Bool,
    buffering policy: BufferingPolicy<Failure> = .all,
    _ transform: (@Sendable (Value) -> Inner)?
  ) -> some SignalProtocol<Inner.Value, Failure> where Inner.Failure == Failure {
    guard let transform else { preconditionFailure("flatMap needs a closure") }
    return DelayingFailures(delayingFailures) { held in
      FlatMap(holdingFailure(in: held), strategy, policy) { transform($0).holdingFailure(in: held) }
    }
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
    // Of a signal of one value, the result is the inner signal.
    if let value = upstream.soleValue {
      LockCheck.assertNoLocksHeld()
      let inner = transform(value)
      return subscription.isDisposed ? nil : inner.attachErased(sink, in: subscription)
    }
    guard case .merge = strategy.kind else { return attachRarer(AnySink(sink), in: subscription) }
    return upstream.startStepwise(
      MergingSink(MergeSource(sink, subscription), transform),
      in: CompoundDisposable(childOf: subscription)
    )
  }

  /// Attaches a sink with any strategy.
  // The sink and the inner signals are erased: the code of each strategy for them would grow exponentially where flatMap is used in
  // the closure of another one.
  @inlinable
  func attachRarer(_ sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) -> AttachStep? {
    let inner: @Sendable (Upstream.Value) -> Signal<Value, Failure> = { [transform] in transform($0).erased }
    let source = CompoundDisposable(childOf: subscription)
    switch strategy.kind {
    case .merge:
      return upstream.startStepwise(MergingSink(MergeSource(sink, subscription), inner), in: source)
    case .queue(let limit):
      let mergeSource = MergeSource(sink, subscription)
      let queue = InnerQueue<Signal<Value, Failure>, AnySink<Value, Failure>>(
        mergeSource.mergeState,
        limit: limit,
        policy,
        source: source
      )
      return upstream.startStepwise(QueueingSink(mergeSource, queue, inner), in: source)
    case .ordered(let limit):
      let queue = OrderedQueue<Signal<Value, Failure>, AnySink<Value, Failure>>(
        sink,
        subscription,
        limit: limit,
        policy,
        source: source
      )
      return upstream.startStepwise(OrderingSink(queue, inner), in: source)
    case .latest:
      return upstream.startStepwise(SwitchingSink(sink, subscription, inner), in: source)
    case .first:
      return upstream.startStepwise(ExhaustingSink(MergeSource(sink, subscription), inner), in: source)
    }
  }
}
