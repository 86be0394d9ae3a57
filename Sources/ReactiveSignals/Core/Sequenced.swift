public import Synchronization

/// A signal that plays signals one after another, each when the one before has ended.
///
/// The signals share a sink, which needs no gate, since one starts when the one before has ended. The last signal gets the
/// sink itself and the subscription of the result. A sequence whose last signal is a sequence again is therefore a tail
/// call: any number of them nest neither sinks nor subscriptions.
@frozen
@usableFromInline
struct Sequenced<Signals: SignalSequence>: StepwiseSignal {
  @usableFromInline typealias Value = Signals.Upstream.Value
  @usableFromInline typealias Failure = Signals.Upstream.Failure

  @usableFromInline let signals: Signals

  @inlinable
  init(_ signals: Signals) { self.signals = signals }

  @usableFromInline
  var description: String { signals.description }

  @inlinable
  @inline(__always)
  func attachStepwise<Down: Sink & ~Copyable>(
    _ sink: consuming Down,
    in subscription: CompoundDisposable
  ) -> AttachStep?
  where Down.Value == Value, Down.Failure == Failure {
    var signals = signals
    let step = signals.first()
    return SequenceState(signals, sink, subscription).proceed(to: step)
  }
}

/// The signals of a ``Sequenced`` signal: the first, and the signal that follows each end.
///
/// Each subscription has a copy of its own and uses it serially.
@usableFromInline
protocol SignalSequence<Upstream>: Sendable, CustomStringConvertible {
  associatedtype Upstream: SignalProtocol

  /// Returns the first step.
  mutating func first() -> SequenceStep<Upstream>

  /// Returns the step after a signal that has failed, or has completed when `failure` is `nil`.
  mutating func next(after failure: Upstream.Failure?) -> SequenceStep<Upstream>
}

/// A step of a ``SignalSequence``.
@frozen
@usableFromInline
enum SequenceStep<Upstream: SignalProtocol>: Sendable {
  /// Starts a signal, and asks for another step when it has ended.
  case next(Upstream)
  /// Continues with a signal, however it ends.
  case last(Upstream)
  /// Completes the result.
  case completed
  /// Fails the result.
  case failed(Upstream.Failure)
}

/// The state of one subscription to a ``Sequenced`` signal.
///
/// The end of a signal and the return of the call that started it meet here, and the later of the two takes the next step.
/// So signals that end at once follow one another in a loop, and take constant stack.
///
/// `@unchecked Sendable`: the signal that runs uses the sink. Its end writes the rest of the state before it sets
/// `isReached`, and no signal starts before the one before it has ended. Only the thread that finds `isReached` set reads
/// what was written. So exclusivity checks are needless.
@usableFromInline
final class SequenceState<Signals: SignalSequence, Down: Sink & ~Copyable>: @unchecked Sendable
where Down.Value == Signals.Upstream.Value, Down.Failure == Signals.Upstream.Failure {
  @usableFromInline let subscription: CompoundDisposable
  /// A Boolean value that indicates whether the signal that runs has ended, or the call that started it has returned.
  @usableFromInline let isReached = Atomic<Bool>(true)
  @exclusivity(unchecked) @usableFromInline var signals: Signals
  @exclusivity(unchecked) @usableFromInline var down: Down?
  /// The signal to start.
  @exclusivity(unchecked) @usableFromInline var next: Signals.Upstream?
  /// A Boolean value that indicates whether no other signal follows `next`.
  @exclusivity(unchecked) @usableFromInline var isLast = false

  @inlinable
  init(_ signals: Signals, _ down: consuming Down, _ subscription: CompoundDisposable) {
    self.subscription = subscription
    unsafe self.signals = signals
    unsafe self.down = consume down
    unsafe next = nil
  }

  /// Takes a step: now, or as soon as the call that started the signal before has returned.
  ///
  /// - Returns: The rest of the work of attaching the last signal.
  @inlinable
  func proceed(to step: consuming SequenceStep<Signals.Upstream>) -> AttachStep? {
    guard note(step), isReached.exchange(true, ordering: .acquiringAndReleasing), startNext(),
      let signal = unsafe next.take(), let down = unsafe down.take(), !subscription.isDisposed
    else { return nil }
    return signal.attachErased(down, in: subscription)
  }

  /// Keeps the signal of a step, or ends the result.
  ///
  /// - Returns: `true` if there is a signal to start.
  @inlinable
  func note(_ step: consuming SequenceStep<Signals.Upstream>) -> Bool {
    switch consume step {
    case .next(let signal):
      unsafe next = signal
      return true
    case .last(let signal):
      unsafe next = signal
      unsafe isLast = true
      return true
    case .completed:
      if var down = unsafe down.take() { down.complete() }
    case .failed(let error):
      if var down = unsafe down.take() { down.fail(error) }
    }
    return false
  }

  /// Starts signals that others may follow, as long as they end at once.
  ///
  /// - Returns: `true` if the last signal is to start.
  @inlinable
  func startNext() -> Bool {
    var children = ChildSubscriptions(of: subscription)
    while unsafe !isLast, let signal = unsafe next.take() {
      guard let end = unsafe down?.sendAll(of: signal, until: subscription) else {
        isReached.store(false, ordering: .relaxed)
        children.start(signal, SequencedSink(self))
        guard isReached.exchange(true, ordering: .acquiringAndReleasing) else { return false }
        continue
      }
      if subscription.isDisposed { return false }
      switch end {
      case .completed: guard note(unsafe signals.next(after: nil)) else { return false }
      case .failed(let error): guard note(unsafe signals.next(after: error)) else { return false }
      }
    }
    return unsafe isLast
  }
}

/// The sink of one signal of a sequence.
@frozen
@usableFromInline
struct SequencedSink<Signals: SignalSequence, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Signals.Upstream.Value, Down.Failure == Signals.Upstream.Failure {
  @usableFromInline let state: SequenceState<Signals, Down>

  @inlinable
  init(_ state: SequenceState<Signals, Down>) { self.state = state }

  @inlinable
  func send(_ value: Down.Value) { unsafe state.down?.send(value) }

  @inlinable
  func fail(_ error: Down.Failure) { state.proceed(to: unsafe state.signals.next(after: error))?.finish() }

  @inlinable
  func complete() { state.proceed(to: unsafe state.signals.next(after: nil))?.finish() }
}
