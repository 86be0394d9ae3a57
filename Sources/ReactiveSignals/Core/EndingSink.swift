/// The sink that ends a subscription: at a terminal event it disposes the subscription, and then sends the event on.
///
/// `subscribe` puts one at the end of the chain, and an operator with several upstreams puts one at the end of each. So
/// the cleanup has run when a completion handler runs, an upstream is cleaned up as soon as it ends, and nothing passes
/// once the subscription is disposed.
@usableFromInline
struct EndingSink<Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline var down: Down
  @usableFromInline let subscription: CompoundDisposable

  @inlinable
  init(_ down: consuming Down, _ subscription: CompoundDisposable) {
    self.down = down
    self.subscription = subscription
  }

  @inlinable static var _endsErased: Bool { Down._endsErased }

  @inlinable
  mutating func send(_ value: Down.Value) {
    LockCheck.assertNoLocksHeld()
    // The source, and the sink of the parent, check whether the parent is disposed.
    if !subscription.hasEnded { down.send(value) }
  }

  // Always inlined: a sink whose address is passed on is in memory, and its closures are then called through pointers.
  @inlinable
  @inline(__always)
  mutating func end(_ failure: Down.Failure?) {
    LockCheck.assertNoLocksHeld()
    if subscription.finish() { down.end(failure) }
  }
}

extension SignalProtocol {
  /// Subscribes `sink` to this signal. `subscription` ends with the terminal event of this signal.
  @inlinable
  @inline(__always)
  func start<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    LockCheck.assertNoLocksHeld()
    guard !subscription.isDisposed else { return }
    attach(EndingSink(sink, subscription), in: subscription)
  }
}

extension Signal {
  /// Subscribes `sink` to this signal, erased. `subscription` ends with the terminal event of this signal.
  @inlinable
  @inline(__always)
  func start<S: Sink & ~Copyable>(erasing sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    LockCheck.assertNoLocksHeld()
    guard !subscription.isDisposed else { return }
    attach(erased: EndingSink(sink, subscription).erased(), in: subscription)
  }

  /// Subscribes `sink`, erased, as a tail call: the loop that attaches sinks goes on with `child`. Do nothing after it.
  @inlinable
  @inline(__always)
  func startLast<S: Sink & ~Copyable>(
    erasing sink: consuming S,
    in child: CompoundDisposable,
    of subscription: CompoundDisposable
  ) where S.Value == Value, S.Failure == Failure {
    AttachLoop.move(from: subscription, to: child)
    start(erasing: sink, in: child)
  }
}
