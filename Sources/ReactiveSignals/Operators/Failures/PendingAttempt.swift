/// An attempt at a signal: it is attached at once, or when `wait` calls back.
@frozen
@usableFromInline
struct PendingAttempt<Upstream: SignalProtocol>: SignalProtocol {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure
  @usableFromInline typealias Wait =
    @Sendable (_ subscription: CompoundDisposable, _ start: @escaping @Sendable () -> Void) -> Void

  @usableFromInline let upstream: Upstream
  @usableFromInline let wait: Wait?

  @inlinable
  init(_ upstream: Upstream, wait: Wait?) {
    self.upstream = upstream
    self.wait = wait
  }

  @usableFromInline
  var description: String { upstream.description }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    guard let wait else { return upstream.attach(sink, in: subscription) }
    let sink = AnySink(sink)
    wait(subscription) {
      if !subscription.isDisposed { upstream.attach(sink, in: subscription) }
    }
  }
}
