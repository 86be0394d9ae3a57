public import Synchronization

/// A signal that plays signals one after another, each when the one before has ended.
///
/// The signals share a sink, which needs no gate, since one starts when the one before has ended. The last signal gets the
/// sink itself and the subscription of the result. A sequence whose last signal is a sequence again is therefore a tail
/// call: any number of them nest neither sinks nor subscriptions.
@usableFromInline
struct Sequenced<Signals: SignalSequence>: CoordinatedSignal {
  @usableFromInline typealias Value = Signals.Value
  @usableFromInline typealias Failure = Signals.Failure

  @usableFromInline let signals: Signals

  @inlinable
  init(_ signals: Signals) { self.signals = signals }

  @usableFromInline
  var description: String { signals.description }

  @inlinable
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    var signals = signals
    var owned = OwnedSink(sink)
    var step = signals.first()
    // Signals whose values are known need no state.
    while case .next(let signal) = step, let end = owned.sendAll(of: signal, until: subscription) {
      if subscription.isDisposed { return }
      step =
        switch end {
        case .completed: signals.next(after: nil)
        case .failed(let error): signals.next(after: error)
        }
    }
    SequenceState(sink, subscription) { signals.next(after: $0) }.proceed(to: step)
  }
}

/// The signals of a ``Sequenced`` signal: the first, and the signal that follows each end.
///
/// Each subscription has a copy of its own and uses it serially.
@usableFromInline
protocol SignalSequence<Value, Failure>: Sendable, CustomStringConvertible {
  associatedtype Value: Sendable
  associatedtype Failure: Error

  /// Returns the first step.
  mutating func first() -> SequenceStep<Value, Failure>

  /// Returns the step after a signal that has failed, or has completed when `failure` is `nil`.
  mutating func next(after failure: Failure?) -> SequenceStep<Value, Failure>
}

/// A step of a sequence of signals.
@usableFromInline
enum SequenceStep<Value: Sendable, Failure: Error>: Sendable {
  /// Starts a signal, and asks for another step when it has ended.
  case next(Signal<Value, Failure>)
  /// Continues with a signal, however it ends.
  case last(Signal<Value, Failure>)
  /// Completes the result.
  case completed
  /// Fails the result.
  case failed(Failure)
}

/// The state of one subscription to a sequence of signals.
///
/// The end of a signal and the return of the call that started it meet here, and the later of the two takes the next step.
/// So signals that end immediately follow one another in a loop, and take constant stack.
///
/// `@unchecked Sendable`: the signal that runs uses the sink. Its end writes the rest of the state before it sets
/// `isReached`, and no signal starts before the one before it has ended. Only the thread that finds `isReached` set reads
/// what was written. So exclusivity checks are needless.
@usableFromInline
final class SequenceState<Value: Sendable, Failure: Error>: @unchecked Sendable {
  @usableFromInline let subscription: CompoundDisposable
  /// Returns the step that follows the end of a signal.
  @usableFromInline let following: (Failure?) -> SequenceStep<Value, Failure>
  /// A Boolean value that indicates whether the signal that runs has ended, or the call that started it has returned.
  @usableFromInline let isReached = Atomic<Bool>(true)
  @exclusivity(unchecked) @usableFromInline var down: OwnedSink<Value, Failure>?
  /// The signal to start.
  @exclusivity(unchecked) @usableFromInline var next: Signal<Value, Failure>?
  /// A Boolean value that indicates whether no other signal follows `next`.
  @exclusivity(unchecked) @usableFromInline var isLast = false

  @inlinable
  init(
    _ down: AnySink<Value, Failure>,
    _ subscription: CompoundDisposable,
    following: @escaping (Failure?) -> SequenceStep<Value, Failure>
  ) {
    self.subscription = subscription
    self.following = following
    unsafe self.down = OwnedSink(down)
    unsafe next = nil
  }

  /// Sends a value of the signal that runs.
  @inlinable
  @inline(__always)
  func send(_ value: Value) { unsafe down?.send(value) }

  /// Takes a step: now, or as soon as the call that started the signal before has returned.
  @inlinable
  func proceed(to step: consuming SequenceStep<Value, Failure>) {
    if note(step), isReached.exchange(true, ordering: .acquiringAndReleasing) { startNext() }
  }

  /// Calls `start`, which starts a signal.
  ///
  /// - Returns: `true` if the signal has ended meanwhile. Then the caller takes the next step.
  @inlinable
  @inline(__always)
  func endsSynchronously(_ start: () -> Void) -> Bool {
    isReached.store(false, ordering: .relaxed)
    start()
    return isReached.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Keeps the signal of a step, or ends the result.
  ///
  /// - Returns: `true` if there is a signal to start.
  @inlinable
  func note(_ step: consuming SequenceStep<Value, Failure>) -> Bool {
    switch consume step {
    case .next(let signal):
      unsafe next = signal
      return true
    case .last(let signal):
      unsafe next = signal
      unsafe isLast = true
      return true
    case .completed:
      if let down = unsafe down.take() { down.complete() }
    case .failed(let error):
      if let down = unsafe down.take() { down.fail(error) }
    }
    return false
  }

  /// Starts the next signal, and those that follow as long as they end immediately.
  @inlinable
  @inline(never)
  func startNext() {
    var children = ChildSubscriptions(of: subscription)
    while let signal = unsafe next.take() {
      if unsafe isLast {
        guard !subscription.isDisposed, let down = unsafe down.take() else { return }
        return signal.attach(erased: down.erased(), in: subscription)
      }
      guard endsSynchronously({ children.start(signal, SequencedSink(self)) }) else { return }
    }
  }
}

/// The sink of one signal of a sequence.
@usableFromInline
struct SequencedSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let state: SequenceState<Value, Failure>

  @inlinable
  init(_ state: SequenceState<Value, Failure>) { self.state = state }

  @inlinable
  func send(_ value: Value) { state.send(value) }

  @inlinable
  func fail(_ error: Failure) { state.proceed(to: state.following(error)) }

  @inlinable
  func complete() { state.proceed(to: state.following(nil)) }
}
