extension SignalProtocol {
  /// When this signal completes without having sent a value, goes on with `alternative`.
  ///
  /// ![Marble diagram of ifEmptySwitchTo](ifEmptySwitchTo)
  ///
  ///     cached(url).ifEmpty(switchTo: load(url))
  ///
  /// Otherwise the events of this signal pass unchanged, its failure too; `alternative` is then never started. It is
  /// started after this signal's cleanup, on the thread of the completion.
  @inlinable
  public func ifEmpty<Alternative: SignalProtocol>(
    switchTo alternative: Alternative
  ) -> some SignalProtocol<Value, Failure>
  where Alternative.Value == Value, Alternative.Failure == Failure {
    IfEmptySwitchTo(self, alternative)
  }
}

@frozen
@usableFromInline
struct IfEmptySwitchTo<Upstream: SignalProtocol, Alternative: SignalProtocol>: StepwiseSignal
where Alternative.Value == Upstream.Value, Alternative.Failure == Upstream.Failure {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let alternative: Alternative

  @inlinable
  init(_ upstream: Upstream, _ alternative: Alternative) {
    self.upstream = upstream
    self.alternative = alternative
  }

  @usableFromInline
  var description: String { "[\(upstream), \(alternative)] ifEmpty" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    let junction = Junction<Alternative, Down>(subscription)
    upstream.start(
      IfEmptySwitchToSink(Handover(sink, junction), alternative),
      in: CompoundDisposable(childOf: subscription)
    )
    return junction.isAttached()
  }
}

@frozen
@usableFromInline
struct IfEmptySwitchToSink<Alternative: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Alternative.Value == Down.Value, Alternative.Failure == Down.Failure {
  @usableFromInline var handover: Handover<Alternative, Down>
  @usableFromInline let alternative: Alternative
  @usableFromInline var isEmpty = true

  @inlinable
  init(_ handover: consuming Handover<Alternative, Down>, _ alternative: Alternative) {
    self.handover = handover
    self.alternative = alternative
  }

  @inlinable
  mutating func send(_ value: Down.Value) {
    isEmpty = false
    handover.send(value)
  }

  @inlinable
  mutating func fail(_ error: Down.Failure) { handover.fail(error) }

  @inlinable
  mutating func complete() {
    if isEmpty { handover.go(on: alternative) } else { handover.complete() }
  }
}
