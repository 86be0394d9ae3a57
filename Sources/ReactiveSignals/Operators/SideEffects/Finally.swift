extension SignalProtocol {
  /// Runs `cleanup` at the end of each subscription, once, however it ends: by completion, failure or disposal.
  ///
  /// ![Marble diagram of finally](finally)
  ///
  ///     showSpinner()
  ///     load().finally { hideSpinner() }.subscribe { show($0) }
  ///
  /// It runs after this signal's own cleanups and before the subscriber is told of the end, on the thread that
  /// ends the subscription; of several, the one closest to the source comes first. To tell the ways of ending apart,
  /// use ``on(subscribed:next:failed:completed:terminated:disposed:)``.
  ///
  /// RAC: `finally:`, which did not run at disposal.
  @inlinable
  public func finally(_ cleanup: @escaping @Sendable () -> Void) -> some SignalProtocol<Value, Failure> {
    Finally(self, cleanup)
  }
}

@frozen
@usableFromInline
struct Finally<Upstream: SignalProtocol>: StepwiseSignal {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let cleanup: @Sendable () -> Void

  @inlinable
  init(_ upstream: Upstream, _ cleanup: @escaping @Sendable () -> Void) {
    self.upstream = upstream
    self.cleanup = cleanup
  }

  @usableFromInline
  var description: String { "[\(upstream)] finally" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    let inner = subscription.nested(before: cleanup)
    guard !inner.isDisposed else { return nil }
    return upstream.attachStepwise(sink, in: inner)
  }
}
