public import Synchronization

/// A downstream sink that one signal hands over to another, when it has ended: `concat`, `then`, `catch` …
///
/// The second signal gets the sink itself, and the subscription of the whole. So a signal that goes on with itself is a
/// tail call: any number of rounds nest neither sinks nor subscriptions. No gate is needed, for the second signal
/// starts when the first has ended.
@frozen
@usableFromInline
struct Handover<Next: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Next.Value == Down.Value, Next.Failure == Down.Failure {
  @usableFromInline var down: Down?
  @usableFromInline let junction: Junction<Next, Down>

  @inlinable
  init(_ down: consuming Down, _ junction: Junction<Next, Down>) {
    self.down = consume down
    self.junction = junction
  }

  @inlinable
  mutating func send(_ value: Down.Value) { down?.send(value) }

  @inlinable
  mutating func fail(_ error: Down.Failure) { down?.fail(error) }

  @inlinable
  mutating func complete() { down?.complete() }

  /// Goes on with `next`: the last thing to be done with it.
  @inlinable
  mutating func go(on next: Next) {
    guard let down = down.take() else { return }
    junction.goOn(next, down)
  }
}

/// Where the end of a first signal and the return of the call that attached it meet: the later of the two starts
/// the second signal.
///
/// So signals that end at once follow one another in a loop, that of who attaches, and not from inside one another.
///
/// `@unchecked Sendable`: `next` and `down` are written before `isReached` is set, and read by the one who finds it set,
/// once. For the same reason they need no exclusivity check.
@usableFromInline
final class Junction<Next: SignalProtocol, Down: Sink & ~Copyable>: @unchecked Sendable
where Next.Value == Down.Value, Next.Failure == Down.Failure {
  @usableFromInline let subscription: CompoundDisposable
  /// One of the two has been here.
  @usableFromInline let isReached = Atomic<Bool>(false)
  @exclusivity(unchecked) @usableFromInline var next: Next?
  @exclusivity(unchecked) @usableFromInline var down: Down?

  /// - Parameter subscription: that of the whole.
  @inlinable
  init(_ subscription: CompoundDisposable) {
    self.subscription = subscription
    unsafe next = nil
    unsafe down = nil
  }

  /// The first signal has ended: now, or as soon as the call that attached it returns, `next` goes on.
  @inlinable
  func goOn(_ next: Next, _ down: consuming Down) {
    unsafe self.next = next
    unsafe self.down = consume down
    if let step = meet() { step.finish() }
  }

  /// The call that attached the first signal has returned.
  ///
  /// - Returns: what is left to do, if that has ended already.
  @inlinable
  func isAttached() -> AttachStep? { meet() }

  @inlinable
  func meet() -> AttachStep? {
    guard isReached.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    guard let next = unsafe next.take(), let down = unsafe down.take(), !subscription.isDisposed else {
      return nil
    }
    return next.attachStepwise(down, in: subscription)
  }
}
