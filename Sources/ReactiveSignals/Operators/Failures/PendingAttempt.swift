/// An attempt at a signal: it is attached at once, or when `wait` calls back.
@usableFromInline
struct PendingAttempt<Value: Sendable, Failure: Error>: CoordinatedSignal {
  @usableFromInline typealias Wait =
    @Sendable (_ subscription: CompoundDisposable, _ start: @escaping @Sendable () -> Void) -> Void

  @usableFromInline let upstream: Signal<Value, Failure>
  @usableFromInline let wait: Wait

  @inlinable
  init(_ upstream: Signal<Value, Failure>, wait: @escaping Wait) {
    self.upstream = upstream
    self.wait = wait
  }

  @usableFromInline
  var description: String { upstream.description }

  @inlinable
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    wait(subscription) {
      if !subscription.isDisposed { upstream.attach(erased: sink, in: subscription) }
    }
  }
}
