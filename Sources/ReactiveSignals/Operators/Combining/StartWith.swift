extension SignalProtocol {
  /// Sends `value` first, then what the source sends.
  ///
  /// ![Marble diagram of startWith](startWith)
  ///
  ///     [1, 2].signal().start(with: 0).subscribe { print($0) }
  ///     // 0
  ///     // 1
  ///     // 2
  ///
  /// The value is sent while subscribing. Only then is the source subscribed to, and not at all when the value made the
  /// subscriber end it. So what a subject sends from inside the handler of that first value is not part of the result.
  ///
  /// RAC: `startWith:`.
  @inlinable
  public func start(with value: Value) -> some SignalProtocol<Value, Failure> {
    StartWith(self, value)
  }
}

@frozen
@usableFromInline
struct StartWith<Upstream: SignalProtocol>: StepwiseSignal {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let value: Value

  @inlinable
  init(_ upstream: Upstream, _ value: Value) {
    self.upstream = upstream
    self.value = value
  }

  @usableFromInline
  var description: String { "[\(upstream)] startWith" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    var sink = sink
    sink.send(value)
    return subscription.isDisposed ? nil : upstream.attachStepwise(sink, in: subscription)
  }
}
