/// An attempt at a signal: it is attached at once, or when `wait` calls back.
struct PendingAttempt<Upstream: SignalProtocol>: SignalProtocol {
  typealias Value = Upstream.Value
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let wait: (@Sendable (_ subscription: CompoundDisposable, _ start: @escaping @Sendable () -> Void) -> Void)?

  var description: String { upstream.description }

  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    guard let wait else { return upstream.attach(sink, in: subscription) }
    let sink = AnySink(sink)
    wait(subscription) {
      if !subscription.isDisposed { upstream.attach(sink, in: subscription) }
    }
  }
}
