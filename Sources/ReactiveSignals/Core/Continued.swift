public import Synchronization

/// A signal, and another one that its end decides on.
///
/// The downstream sink moves from the first signal to the second, so no gate is needed. The second signal gets the sink
/// itself and the subscription of the result. A signal that continues with itself is therefore a tail call: any number of
/// rounds nest neither sinks nor subscriptions.
@frozen
@usableFromInline
struct Continued<Upstream: SignalProtocol, Next: SignalProtocol>: StepwiseSignal
where Next.Value == Upstream.Value {
  @usableFromInline typealias Value = Next.Value
  @usableFromInline typealias Failure = Next.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let name: StaticString
  @usableFromInline let continuation: @Sendable (Upstream.Failure?) -> Continuation<Next>

  /// Creates a signal.
  ///
  /// - Parameters:
  ///   - upstream: The first signal.
  ///   - name: The operator's name in descriptions.
  ///   - continuation: A function of the end of the first signal: of its failure, or of `nil`.
  @inlinable
  init(
    _ upstream: Upstream,
    name: StaticString,
    _ continuation: @escaping @Sendable (Upstream.Failure?) -> Continuation<Next>
  ) {
    self.upstream = upstream
    self.name = name
    self.continuation = continuation
  }

  @usableFromInline
  var description: String { "[\(upstream)] \(name)" }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    var sink = sink
    if let end = sink.sendAll(of: upstream, until: subscription) {
      if subscription.isDisposed { return nil }
      return switch end {
      case .completed: continuation(nil).attach(sink, in: subscription)
      case .failed(let error): continuation(error).attach(sink, in: subscription)
      }
    }
    let state = ContinuationState<Next, Down>(subscription)
    upstream.start(ContinuedSink(sink, state, continuation), in: CompoundDisposable(childOf: subscription))
    return state.proceed()
  }
}

/// The continuation of a signal that has ended.
@frozen
@usableFromInline
enum Continuation<Next: SignalProtocol>: Sendable {
  /// Continues with a signal.
  case next(Next)
  /// Completes the result.
  case completed
  /// Fails the result.
  case failed(Next.Failure)

  /// Attaches `sink` to the signal that follows, or ends it.
  ///
  /// - Returns: The rest of the work of attaching the sink.
  // Not inlined: it has several callers, so that the code of signals in signals would grow exponentially.
  @inlinable
  @inline(never)
  func attach<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Next.Value, Down.Failure == Next.Failure {
    var sink = sink
    switch self {
    case .next(let signal):
      if !subscription.isDisposed { return signal.attachStepwise(sink, in: subscription) }
    case .completed: sink.complete()
    case .failed(let error): sink.fail(error)
    }
    return nil
  }
}

/// The state of one subscription to a ``Continued`` signal.
///
/// The end of the first signal and the return of the call that started it meet here, and the later of the two starts the
/// second signal. So signals that end at once follow one another in a loop, and take constant stack.
///
/// `@unchecked Sendable`: the end of the first signal writes `next` and `down` before it sets `isReached`, and only the
/// thread that finds `isReached` set reads them. So exclusivity checks are needless.
@usableFromInline
final class ContinuationState<Next: SignalProtocol, Down: Sink & ~Copyable>: @unchecked Sendable
where Down.Value == Next.Value, Down.Failure == Next.Failure {
  @usableFromInline let subscription: CompoundDisposable
  /// A Boolean value that indicates whether the first signal has ended, or the call that started it has returned.
  @usableFromInline let isReached = Atomic<Bool>(false)
  @exclusivity(unchecked) @usableFromInline var next: Next?
  @exclusivity(unchecked) @usableFromInline var down: Down?

  @inlinable
  init(_ subscription: CompoundDisposable) {
    self.subscription = subscription
    unsafe next = nil
    unsafe down = nil
  }

  /// Continues after the end of the first signal.
  @inlinable
  func proceed(to continuation: Continuation<Next>, _ sink: consuming Down) {
    if case .next(let signal) = continuation {
      unsafe next = signal
      unsafe down = consume sink
      proceed()?.finish()
    } else {
      _ = continuation.attach(sink, in: subscription)
    }
  }

  /// Starts the second signal, if this is the second call.
  ///
  /// - Returns: The rest of the work of attaching the second signal.
  @inlinable
  func proceed() -> AttachStep? {
    guard isReached.exchange(true, ordering: .acquiringAndReleasing),
      let signal = unsafe next.take(), let down = unsafe down.take()
    else { return nil }
    return Continuation.next(signal).attach(down, in: subscription)
  }
}

/// The sink of the first signal.
@frozen
@usableFromInline
struct ContinuedSink<InputFailure: Error, Next: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Next.Value, Down.Failure == Next.Failure {
  @usableFromInline var down: Down?
  @usableFromInline let state: ContinuationState<Next, Down>
  @usableFromInline let continuation: @Sendable (InputFailure?) -> Continuation<Next>

  @inlinable
  init(
    _ down: consuming Down,
    _ state: ContinuationState<Next, Down>,
    _ continuation: @escaping @Sendable (InputFailure?) -> Continuation<Next>
  ) {
    self.down = consume down
    self.state = state
    self.continuation = continuation
  }

  @inlinable
  mutating func send(_ value: Down.Value) { down?.send(value) }

  @inlinable
  mutating func fail(_ error: InputFailure) {
    if let down = down.take() { state.proceed(to: continuation(error), down) }
  }

  @inlinable
  mutating func complete() {
    if let down = down.take() { state.proceed(to: continuation(nil), down) }
  }
}
