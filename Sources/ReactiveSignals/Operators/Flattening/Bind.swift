extension SignalProtocol {
  /// Has a function, made fresh for each subscription, turn each value into a signal or end the source.
  ///
  /// ![Marble diagram of bind](bind)
  ///
  ///     [1, 2, 3].signal()
  ///       .bind {
  ///         { value, stop in
  ///           stop = value == 2
  ///           return [value, value * 10].signal()
  ///         }
  ///       }
  ///       .subscribe { print($0) }
  ///     // 1
  ///     // 10
  ///     // 2
  ///     // 20
  ///
  /// This is the operator that the others can be made of. For each value the function returns
  ///
  /// - a signal, which is started at once; its values are sent as they come (the signals are merged);
  /// - `nil`, which ends the source: it is disposed, the signals started before run on;
  /// - a signal, and `stop` set to true: the signal is started, then the source is ended.
  ///
  /// Once the source is ended the function is not called again, and what the source does is not heard. The result
  /// completes when the source has ended and all signals have completed; it fails with the first
  /// failure. Because `makeBinder` runs for each subscription, the function may have state of its own.
  ///
  /// RAC: `bind:`, of which a source that ended early could be counted twice.
  @inlinable
  public func bind<Inner: SignalProtocol>(
    _ makeBinder: @escaping @Sendable () -> sending ((Value, _ stop: inout Bool) -> Inner?)
  ) -> some SignalProtocol<Inner.Value, Failure> where Inner.Failure == Failure {
    Bind(self, makeBinder)
  }
}

@frozen
@usableFromInline
struct Bind<Upstream: SignalProtocol, Inner: SignalProtocol>: StepwiseSignal
where Inner.Failure == Upstream.Failure {
  @usableFromInline typealias Value = Inner.Value
  @usableFromInline typealias Failure = Inner.Failure
  @usableFromInline typealias Binder = (Upstream.Value, inout Bool) -> Inner?

  @usableFromInline let upstream: Upstream
  @usableFromInline let makeBinder: @Sendable () -> sending Binder

  @inlinable
  init(_ upstream: Upstream, _ makeBinder: @escaping @Sendable () -> sending Binder) {
    self.upstream = upstream
    self.makeBinder = makeBinder
  }

  @usableFromInline
  var description: String { "[\(upstream)] bind" }

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
      var stop = false
      let inner = makeBinder()(value, &stop)
      if subscription.isDisposed { return nil }
      if let inner { return inner.attachStepwise(sink, in: subscription) }
      var sink = sink
      sink.complete()
      return nil
    }
    let source = CompoundDisposable(childOf: subscription)
    let mergeState = MergeState(sink, subscription, running: 1)
    return upstream.startStepwise(BindingSink(mergeState, source, UncheckedSendable(makeBinder())), in: source)
  }
}

@frozen
@usableFromInline
struct BindingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline let mergeState: MergeState<Down>
  @usableFromInline let source: CompoundDisposable
  @usableFromInline let binder: UncheckedSendable<(Value, inout Bool) -> Inner?>
  @usableFromInline var parts: ChildSubscriptions

  @inlinable
  init(
    _ mergeState: MergeState<Down>,
    _ source: CompoundDisposable,
    _ binder: UncheckedSendable<(Value, inout Bool) -> Inner?>
  ) {
    self.mergeState = mergeState
    self.source = source
    self.binder = binder
    parts = ChildSubscriptions(of: mergeState.subscription)
  }

  @inlinable
  borrowing func inner(_ value: Value, _ stop: inout Bool) -> Inner? { binder.wrapped(value, &stop) }

  @inlinable
  mutating func send(_ value: Value) {
    var stop = false
    if let inner = inner(value, &stop) {
      mergeState.begin()
      parts.start(inner, MergeInput(mergeState))
    } else {
      stop = true
    }
    // The source ends once, here or by itself: what it does from now on is not heard.
    if stop, source.end() { mergeState.end() }
  }

  @inlinable
  func fail(_ error: Inner.Failure) { mergeState.serialized.fail(error) }

  @inlinable
  func complete() { mergeState.end() }
}
