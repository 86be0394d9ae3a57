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
  /// Values that a subject sends while the handler of `value` runs are not part of the result.
  ///
  /// - **Sends**: `value`, and then the values of this signal.
  /// - **Ends**: as this signal does.
  /// - **Disposal**: disposes this signal. In the handler of `value` it prevents its start.
  /// - **Thread**: the sender's. `value` is sent on the thread of the subscriber, before this signal is started.
  /// - **Memory**: `value`.
  ///
  /// RAC: `startWith:`.
  ///
  /// - Parameter value: The first value.
  /// - Returns: A signal that sends one value more than this one.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
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

  @_alwaysEmitIntoClient
  init(_ upstream: Upstream, _ value: Value) {
    self.upstream = upstream
    self.value = value
  }

  @usableFromInline
  var description: String { "[\(upstream)] startWith" }

  @_alwaysEmitIntoClient
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    if Down._endsErased, subscription.pressure != nil {
      return attach(paced: sink.erased(), in: subscription)
    }
    var sink = sink
    sink.send(value)
    if !subscription.isDisposed { upstream.attach(sink, in: subscription) }
  }

  /// Waits while the consumer wants no value, before the first one.
  @_alwaysEmitIntoClient
  @inline(never)
  func attach(paced sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    if subscription.waitIfHeldBack(continuing: { attach(paced: sink, in: subscription) }) { return }
    sink.send(value)
    if !subscription.isDisposed { upstream.attach(sink, in: subscription) }
  }
}
