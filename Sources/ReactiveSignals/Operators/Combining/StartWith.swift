extension SignalProtocol {
  /// Returns a signal that sends `value` first, and then the values of this signal.
  ///
  /// ![Marble diagram of startWith](startWith)
  ///
  ///     [1, 2].signal().start(with: 0).subscribe { print($0) }
  ///     // 0
  ///     // 1
  ///     // 2
  ///
  /// The value is sent during the subscription, before this signal is started. When its handler ends the subscription,
  /// this signal is not started. Values that a subject sends from inside that handler are not part of the result.
  ///
  /// RAC: `startWith:`.
  ///
  /// - Parameter value: The first value.
  /// - Returns: A signal that sends one value more than this one.
  @inlinable
  public func start(with value: Value) -> some SignalProtocol<Value, Failure> {
    StartWith(self, value)
  }
}

@usableFromInline
struct StartWith<Upstream: SignalProtocol>: SignalProtocol {
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
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    var sink = sink
    sink.send(value)
    if !subscription.isDisposed { upstream.attach(sink, in: subscription) }
  }
}
