extension SignalProtocol {
  /// When this signal fails, goes on with the signal that `handler` makes of the error.
  ///
  /// ![Marble diagram of catch](catch)
  ///
  ///     Signal<Int, LoadError>.fail(.offline)
  ///       .catch { _ in Signal.just(0) }
  ///       .subscribe { print($0) }
  ///     // 0
  ///
  /// Values and completion pass. `handler` runs at the failure, after this signal's cleanup, on the thread of the
  /// failure. The result ends with the handler's signal, whose own failure is not caught; it fails as that can:
  /// with a handler's signal that cannot fail, not at all.
  ///
  /// RAC: `catch:`.
  @inlinable
  public func `catch`<Next: SignalProtocol>(
    _ handler: @escaping @Sendable (Failure) -> Next
  ) -> some SignalProtocol<Value, Next.Failure> where Next.Value == Value {
    Catch(self, handler)
  }

  /// When this signal fails, goes on with `signal`. Otherwise as ``catch(_:)``.
  ///
  /// RAC: `catchTo:`.
  @inlinable
  public func `catch`<Next: SignalProtocol>(
    to signal: Next
  ) -> some SignalProtocol<Value, Next.Failure> where Next.Value == Value {
    Catch(self) { _ in signal }
  }
}

@frozen
@usableFromInline
struct Catch<Upstream: SignalProtocol, Next: SignalProtocol>: StepwiseSignal
where Next.Value == Upstream.Value {
  @usableFromInline typealias Value = Next.Value
  @usableFromInline typealias Failure = Next.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let handler: @Sendable (Upstream.Failure) -> Next

  @inlinable
  init(_ upstream: Upstream, _ handler: @escaping @Sendable (Upstream.Failure) -> Next) {
    self.upstream = upstream
    self.handler = handler
  }

  @usableFromInline
  var description: String { "[\(upstream)] catch" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    let junction = Junction<Next, Down>(subscription)
    upstream.start(
      CatchSink(Handover(sink, junction), handler),
      in: CompoundDisposable(childOf: subscription)
    )
    return junction.isAttached()
  }
}

@frozen
@usableFromInline
struct CatchSink<Failure: Error, Next: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Next.Value, Down.Failure == Next.Failure {
  @usableFromInline var handover: Handover<Next, Down>
  @usableFromInline let handler: @Sendable (Failure) -> Next

  @inlinable
  init(_ handover: consuming Handover<Next, Down>, _ handler: @escaping @Sendable (Failure) -> Next) {
    self.handover = handover
    self.handler = handler
  }

  @inlinable
  mutating func send(_ value: Down.Value) { handover.send(value) }

  @inlinable
  mutating func fail(_ error: Failure) { handover.go(on: handler(error)) }

  @inlinable
  mutating func complete() { handover.complete() }
}
