/// The inner signals that wait, and the number of those that run.
///
/// The sink of the outer signal and the sinks of the inner signals that run hold the queue.
@usableFromInline
final class InnerQueue<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Inner = Signal<Value, Failure>

  @usableFromInline
  struct State: Sendable {
    @usableFromInline var waiting = FIFO<Inner>()
    @usableFromInline var running = 0

    @inlinable
    init() {}
  }

  @usableFromInline let mergeState: MergeState<Value, Failure>
  @usableFromInline let limit: Int
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let source: CompoundDisposable
  @usableFromInline let state = Locked(State())
  @usableFromInline let starts = Trampoline()
  /// The pressure of the queue and on it, if there can be any.
  @usableFromInline let pacing: QueuePacing?

  /// For `expand`: a function that makes inner signals of the values of inner signals.
  @usableFromInline let expansion: (@Sendable (Value) -> Inner)?

  @inlinable
  init(
    _ mergeState: MergeState<Value, Failure>,
    limit: Int,
    _ policy: BufferingPolicy<Failure>,
    source: inout CompoundDisposable,
    expansion: (@Sendable (Value) -> Inner)? = nil
  ) {
    self.mergeState = mergeState
    self.limit = limit
    self.policy = policy
    let subscription = mergeState.subscription
    pacing = QueuePacing.make(policy.pacing(under: subscription.pressure), in: subscription, &source)
    self.source = source
    self.expansion = expansion
  }

  /// Sends a value of the result.
  @inlinable
  func send(_ value: Value) {
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
      // The failure may wait at the gate. The source is disposed immediately.
      source.dispose()
      return mergeState.end(failure)
    }
    if dropped != nil { mergeState.end(nil) }
    startWaiting()
  }

  @inlinable
  func innerCompleted() {
    state.withLock { $0.running -= 1 }
    mergeState.end(nil)
    startWaiting()
  }

  /// Starts inner signals up to the limit, if the subscriber wants values.
  ///
  /// An inner signal that completes immediately makes the trampoline run the loop again.
  @inlinable
  @inline(never)
  func startWaiting() {
    starts.run {
      while !pauses(), let inner = takeNext() {
        if expansion == nil, let sink = mergeState.takeSinkForLast() {
          inner.attach(erased: sink.erased(), in: mergeState.subscription)
        } else {
          inner.start(
            erasing: sink {
              if let failure = $0 { self.mergeState.end(failure) } else { self.innerCompleted() }
            },
            in: CompoundDisposable(childOf: mergeState.subscription)
          )
        }
      }
    }
    if pacing != nil { adjustPressure() }
  }

  /// Returns whether no inner signal may be started for now. In that case it registers a retry.
  @inlinable
  func pauses() -> Bool {
    pacing?.pauses(outside: mergeState.serialized.gate) { self.startWaiting() } ?? false
  }

  /// Returns a sink that sends values to the queue, and calls a closure at the end.
  @inlinable
  func sink(end: @escaping @Sendable (Failure?) -> Void) -> AnySink<Value, Failure> {
    AnySink(next: { self.send($0) }, end: end)
  }

  @usableFromInline
  func adjustPressure() {
    let held = state.withLock { [pacing] in pacing?.adjust(to: $0.waiting.count) ?? [] }
    held.resume(outside: mergeState.serialized.gate)
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
