public import Synchronization

/// A signal that plays signals one after another, each when the one before has ended.
///
/// The downstream sink moves from one signal to the next, so no gate is needed. The last signal gets the sink itself and
/// the subscription of the result. A signal that continues with itself is therefore a tail call: any number of rounds nest
/// neither sinks nor subscriptions.
@frozen
@usableFromInline
struct Sequenced<Signals: SignalSequence>: StepwiseSignal {
  @usableFromInline typealias Value = Signals.Upstream.Value
  @usableFromInline typealias Failure = Signals.Last.Failure

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
    let state = SequenceState<Signals, Down>(signals, subscription)
    if Signals.isPair, case .next(let signal) = step {
      // In place, where the closures of the upstream are known: in a method they could not be inlined into its loop.
      signal.start(SequencedSink(sink, state), in: CompoundDisposable(childOf: subscription))
    } else {
      _ = state.proceed(to: step, sink)
    }
    return state.proceed()
  }
}

/// The signals of a ``Sequenced`` signal: the first, and the signal that follows each end.
///
/// Each subscription has a copy of its own and uses it serially.
@usableFromInline
protocol SignalSequence<Upstream, Last>: Sendable, CustomStringConvertible {
  /// A signal that others may follow.
  associatedtype Upstream: SignalProtocol
  /// A signal that no other follows.
  associatedtype Last: SignalProtocol where Last.Value == Upstream.Value

  /// Whether the first step is the only one that others may follow. A constant.
  static var isPair: Bool { get }

  /// Returns the first step.
  mutating func first() -> SequenceStep<Upstream, Last>

  /// Returns the step after a signal that has failed, or has completed when `failure` is `nil`.
  mutating func next(after failure: Upstream.Failure?) -> SequenceStep<Upstream, Last>
}

extension SignalSequence {
  @inlinable static var isPair: Bool { false }
}

/// A step of a ``SignalSequence``.
@frozen
@usableFromInline
enum SequenceStep<Upstream: SignalProtocol, Last: SignalProtocol>: Sendable {
  /// Starts a signal, and asks for another step when it has ended.
  case next(Upstream)
  /// Continues with a signal, however it ends.
  case last(Last)
  /// Completes the result.
  case completed
  /// Fails the result.
  case failed(Last.Failure)
}

/// The state of one subscription to a ``Sequenced`` signal.
///
/// The end of a signal and the return of the call that started it meet here, and the later of the two takes the next step.
/// So signals that end at once follow one another in a loop, and take constant stack.
///
/// `@unchecked Sendable`: the end of a signal writes the state before it sets `isReached`, and no signal starts before the
/// one before it has ended. Only the thread that finds `isReached` set reads what was written. So exclusivity checks are
/// needless.
@usableFromInline
final class SequenceState<Signals: SignalSequence, Down: Sink & ~Copyable>: @unchecked Sendable
where Down.Value == Signals.Upstream.Value, Down.Failure == Signals.Last.Failure {
  @usableFromInline let subscription: CompoundDisposable
  /// Whether the signal that runs has ended, or the call that started it has returned.
  @usableFromInline let isReached = Atomic<Bool>(false)
  @exclusivity(unchecked) @usableFromInline var signals: Signals
  /// The sink, between two signals.
  @exclusivity(unchecked) @usableFromInline var down: Down?
  @exclusivity(unchecked) @usableFromInline var next: Signals.Upstream?
  @exclusivity(unchecked) @usableFromInline var last: Signals.Last?

  @inlinable
  init(_ signals: Signals, _ subscription: CompoundDisposable) {
    self.subscription = subscription
    unsafe self.signals = signals
    unsafe down = nil
    unsafe next = nil
    unsafe last = nil
  }

  /// Takes a step: now, or as soon as the call that started the signal before has returned.
  ///
  /// - Returns: The rest of the work of attaching the last signal.
  @inlinable
  func proceed(
    to step: consuming SequenceStep<Signals.Upstream, Signals.Last>,
    _ sink: consuming Down
  ) -> AttachStep? {
    switch consume step {
    case .next(let signal): unsafe next = signal
    case .last(let signal): unsafe last = signal
    case .completed:
      sink.complete()
      return nil
    case .failed(let error):
      sink.fail(error)
      return nil
    }
    unsafe down = consume sink
    return proceed()
  }

  /// Takes the steps that wait, if this is the second call since a signal has started.
  ///
  /// - Returns: The rest of the work of attaching the last signal.
  @inlinable
  func proceed() -> AttachStep? {
    guard isReached.exchange(true, ordering: .acquiringAndReleasing), Signals.isPair || startNext(),
      let signal = unsafe last.take(), let down = unsafe down.take(), !subscription.isDisposed
    else { return nil }
    return signal.attachStepwise(down, in: subscription)
  }

  /// Starts signals that others may follow, as long as they end at once.
  ///
  /// - Returns: Whether all of them have ended.
  @inlinable
  func startNext() -> Bool {
    var children = ChildSubscriptions(of: subscription)
    while let signal = unsafe next.take(), let down = unsafe down.take() {
      isReached.store(false, ordering: .relaxed)
      children.start(signal, SequencedSink(down, self))
      guard isReached.exchange(true, ordering: .acquiringAndReleasing) else { return false }
    }
    return true
  }
}

/// The sink of one signal of a sequence.
@frozen
@usableFromInline
struct SequencedSink<Signals: SignalSequence, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Signals.Upstream.Value, Down.Failure == Signals.Last.Failure {
  @usableFromInline var down: Down?
  @usableFromInline let state: SequenceState<Signals, Down>

  @inlinable
  init(_ down: consuming Down, _ state: SequenceState<Signals, Down>) {
    self.down = consume down
    self.state = state
  }

  @inlinable
  mutating func send(_ value: Down.Value) { down?.send(value) }

  @inlinable
  mutating func fail(_ error: Signals.Upstream.Failure) {
    if let down = down.take() { state.proceed(to: unsafe state.signals.next(after: error), down)?.finish() }
  }

  @inlinable
  mutating func complete() {
    if let down = down.take() { state.proceed(to: unsafe state.signals.next(after: nil), down)?.finish() }
  }
}

/// A signal, and at its end another.
@frozen
@usableFromInline
struct SignalAndNext<Upstream: SignalProtocol, Last: SignalProtocol>: SignalSequence
where Last.Value == Upstream.Value {
  @usableFromInline typealias Step = SequenceStep<Upstream, Last>

  @usableFromInline let upstream: Upstream
  @usableFromInline let name: StaticString
  @usableFromInline let stepAfter: @Sendable (Upstream.Failure?) -> Step

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - upstream: The first signal.
  ///   - name: The operator's name in descriptions.
  ///   - stepAfter: A function from the end of the first signal, with its failure or `nil`, to the step that follows.
  @inlinable
  init(_ upstream: Upstream, name: StaticString, _ stepAfter: @escaping @Sendable (Upstream.Failure?) -> Step)
  {
    self.upstream = upstream
    self.name = name
    self.stepAfter = stepAfter
  }

  @inlinable static var isPair: Bool { true }

  @usableFromInline
  var description: String { "[\(upstream)] \(name)" }

  @inlinable
  func first() -> Step { .next(upstream) }

  @inlinable
  func next(after failure: Upstream.Failure?) -> Step { stepAfter(failure) }
}
