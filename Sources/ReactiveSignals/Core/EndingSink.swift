/// Ends a subscription: at a terminal event it disposes the subscription first, and then passes the event on.
///
/// Whoever makes a subscription puts this at the end of the chain: `subscribe`, and each operator for
/// each of its upstreams. So cleanup has run when a completion handler runs, an upstream is cleaned up the moment
/// it ends, and nothing passes once the subscription is disposed.
@frozen
@usableFromInline
struct EndingSink<Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline var down: Down
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ down: consuming Down, _ subscription: CompoundDisposable) {
    self.down = down
    self.subscription = subscription
  }

  @inlinable
  mutating func send(_ value: Down.Value) {
    LockCheck.assertNoLocksHeld()
    // That no parent has been disposed is checked by the source, and by the parent's own sink.
    if !subscription.hasEnded { down.send(value) }
  }

  @inlinable
  mutating func fail(_ error: Down.Failure) {
    LockCheck.assertNoLocksHeld()
    if endsNow() { down.fail(error) }
  }

  @inlinable
  mutating func complete() {
    LockCheck.assertNoLocksHeld()
    if endsNow() { down.complete() }
  }

  /// Whether this call ended the subscription, and no cleanup that ran has disposed the one it is a part of.
  @inlinable
  borrowing func endsNow() -> Bool {
    !subscription.isDisposed && subscription.end() && !subscription.isWholeDisposed
  }
}

extension SignalProtocol {
  /// Makes a subscription of its own to this signal: `subscription` ends with the signal's terminal event.
  @inlinable
  @inline(__always)
  func start<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    LockCheck.assertNoLocksHeld()
    guard !subscription.isDisposed else { return }
    attach(EndingSink(sink, subscription), in: subscription)
  }

  /// Does the same, but may leave the last of it to the caller.
  @inlinable
  @inline(__always)
  func startStepwise<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
    -> AttachStep?
  where S.Value == Value, S.Failure == Failure {
    LockCheck.assertNoLocksHeld()
    guard !subscription.isDisposed else { return nil }
    return attachStepwise(EndingSink(sink, subscription), in: subscription)
  }
}
