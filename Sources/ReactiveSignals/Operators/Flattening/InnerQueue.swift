/// The inner signals that wait, and the number of those that run.
///
/// The sink of the outer signal and the sinks of the inner signals that run hold the queue.
@usableFromInline
final class InnerQueue<Inner: SignalProtocol, Down: Sink & ~Copyable>: Sendable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @frozen
  @usableFromInline
  struct State: Sendable {
    @usableFromInline var waiting = FIFO<Inner>()
    @usableFromInline var running = 0

    @inlinable
    init() {}
  }

  @usableFromInline let mergeState: MergeState<Down>
  @usableFromInline let limit: Int
  @usableFromInline let policy: BufferingPolicy<Down.Failure>
  @usableFromInline let source: CompoundDisposable
  @usableFromInline let state = Locked(State())
  @usableFromInline let starts = Trampoline()

  /// For `expand`: a function that makes inner signals of the values of inner signals.
  @usableFromInline let expansion: (@Sendable (Inner.Value) -> Inner)?

  @inlinable
  init(
    _ mergeState: MergeState<Down>,
    limit: Int,
    _ policy: BufferingPolicy<Down.Failure>,
    source: CompoundDisposable,
    expansion: (@Sendable (Inner.Value) -> Inner)? = nil
  ) {
    self.mergeState = mergeState
    self.limit = limit
    self.policy = policy
    self.source = source
    self.expansion = expansion
  }

  /// Sends a value of the result.
  @inlinable
  func send(_ value: Inner.Value) {
    mergeState.serialized.send(value)
    guard let expansion, !mergeState.subscription.isDisposed else { return }
    LockCheck.assertNoLocksHeld()
    add(expansion(value))
  }

  @inlinable
  func add(_ inner: Inner) {
    mergeState.begin()
    let (dropped, failure) = state.withLock { [policy] in policy.add(inner, to: &$0.waiting) }
    if let failure {
      // The failure may wait at the gate. The source is disposed at once.
      source.dispose()
      return mergeState.serialized.fail(failure)
    }
    if dropped != nil { mergeState.end() }
    startWaiting()
  }

  @inlinable
  func innerCompleted() {
    state.withLock { $0.running -= 1 }
    mergeState.end()
    startWaiting()
  }

  /// Starts inner signals up to the limit.
  ///
  /// An inner signal that completes at once makes the trampoline run the loop again.
  @inlinable
  func startWaiting() {
    starts.run {
      while let inner = takeNext() {
        if expansion == nil, let sink = mergeState.takeSinkForLast() {
          attach(sink, to: inner)
        } else {
          start(inner, InnerQueueInput(self, isInner: true))
        }
      }
    }
  }

  // Neither is inlined: the loop and an inner signal of many operators in one function make the optimizer crash.
  @inlinable
  @inline(never)
  func attach(_ sink: consuming Down, to inner: Inner) {
    inner.attachErased(sink, in: mergeState.subscription)?.finish()
  }

  @inlinable
  @inline(never)
  func start(_ inner: Inner, _ sink: consuming InnerQueueInput<Inner, Down>) {
    inner.start(sink, in: CompoundDisposable(childOf: mergeState.subscription))
  }

  @inlinable
  func takeNext() -> Inner? {
    state.withLock { state in
      guard state.running < limit, let inner = state.waiting.popFirst() else { return nil }
      state.running += 1
      return inner
    }
  }
}

/// The sink of a signal whose values a queue passes on: an inner signal, or the signal that `expand` begins with.
@frozen
@usableFromInline
struct InnerQueueInput<Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  @usableFromInline let queue: InnerQueue<Inner, Down>
  @usableFromInline let isInner: Bool

  @inlinable
  init(_ queue: InnerQueue<Inner, Down>, isInner: Bool) {
    self.queue = queue
    self.isInner = isInner
  }

  @inlinable
  func send(_ value: Inner.Value) { queue.send(value) }

  @inlinable
  func fail(_ error: Inner.Failure) { queue.mergeState.serialized.fail(error) }

  @inlinable
  func complete() { if isInner { queue.innerCompleted() } else { queue.mergeState.end() } }
}
