/// The inner signals that wait, and the number of those that run.
///
/// The sink of the outer signal and the sinks of the inner signals that run hold the queue.
@usableFromInline
final class InnerQueue<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Inner = Signal<Value, Failure>
  @usableFromInline typealias StartInner = @Sendable (InnerQueue, Inner) -> Void

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
  @usableFromInline let pacing: Pressure.QueuePacing?

  /// A function that starts an inner signal, whose sink calls ``innerCompleted()``.
  @usableFromInline let start: StartInner

  @inlinable
  init(
    _ mergeState: MergeState<Value, Failure>,
    limit: Int,
    _ policy: BufferingPolicy<Failure>,
    source: inout CompoundDisposable,
    start: @escaping StartInner
  ) {
    self.mergeState = mergeState
    self.limit = limit
    self.policy = policy
    let subscription = mergeState.subscription
    pacing = Pressure.QueuePacing.make(policy.pacing(under: subscription.pressure), in: subscription, &source)
    self.source = source
    self.start = start
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
  func innerCompleted(_ count: Int = 1) {
    if count == 0 { return }
    state.withLock { $0.running -= count }
    for _ in 0..<count { mergeState.end(nil) }
    startWaiting()
  }

  /// Starts inner signals up to the limit, if the subscriber wants values.
  ///
  /// An inner signal that completes immediately makes the trampoline run the loop again.
  @inlinable
  @inline(never)
  func startWaiting() {
    starts.run {
      guard !pauseIfNeeded(), let inner = takeNext() else { return false }
      start(self, inner)
      return true
    }
    if pacing != nil { adjustPressure() }
  }

  /// Pauses, if no inner signal may be started for now. A retry is registered then.
  ///
  /// - Returns: A Boolean value that indicates whether the queue pauses.
  @inlinable
  func pauseIfNeeded() -> Bool {
    pacing?.pauseIfNeeded(outside: mergeState.serialized.gate) { self.startWaiting() } ?? false
  }

  /// Starts an inner signal, and calls a closure for each of its values.
  @inlinable
  func start(_ inner: Inner, next: @escaping @Sendable (Value) -> Void) {
    let sink = AnySink<Value, Failure>(next: next) {
      if let failure = $0 { self.mergeState.end(failure) } else { self.innerCompleted() }
    }
    inner.start(erasing: sink, in: CompoundDisposable(childOf: mergeState.subscription))
  }

  @usableFromInline
  func adjustPressure() {
    let held = state.withLock { [pacing] in pacing?.adjust(to: $0.waiting.count) }
    held?.resume(outside: mergeState.serialized.gate)
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

extension Pressure {
  /// The waiting of a queue of inner signals. It pauses the outer signal when too many inner signals wait, and the queue while its subscriber
  /// wants no value.
  @usableFromInline
  final class QueuePacing: Sendable {
    /// The pressure on the outer signal, and the number of inner signals that wait at which it is raised.
    private let pressure: Pressure?
    private let limit: Int
    /// The place where the queue waits.
    private let pacer: Pressure.Pacer?

    private init(_ pressure: Pressure?, _ limit: Int, _ pacer: Pressure.Pacer?) {
      self.pressure = pressure
      self.limit = limit
      self.pacer = pacer
    }

    /// - Parameters:
    ///   - limit: The number of inner signals that wait at which the outer signal begins to wait, if it does.
    ///   - subscription: The subscription of the result.
    ///   - source: The subscription of the outer signal, which is replaced by one under the pressure of the queue.
    /// - Returns: The waiting; `nil` if there can be none.
    @usableFromInline
    static func make(
      _ limit: Int?,
      in subscription: CompoundDisposable,
      _ source: inout CompoundDisposable
    ) -> Pressure.QueuePacing? {
      let downstream = subscription.pressure
      guard limit != nil || downstream != nil else { return nil }
      let pressure = limit == nil ? nil : Pressure(before: source.pressure)
      if let pressure { source = CompoundDisposable(childOf: subscription, under: pressure) }
      return Pressure.QueuePacing(
        pressure,
        limit ?? .max,
        downstream == nil ? nil : Pressure.Pacer(subscription)
      )
    }

    /// Pauses, if no inner signal may be started for now: `body` is called when one may. One thread at a time calls this.
    ///
    /// That is the case while the subscriber wants no value, and inside the gate, where the values of an inner signal would wait and raise
    /// no pressure.
    ///
    /// - Returns: A Boolean value that indicates whether the queue pauses.
    @usableFromInline
    func pauseIfNeeded(outside gate: borrowing Gate, continuing body: @escaping @Sendable () -> Void) -> Bool
    {
      if let pacer, pacer.subscription.isHeldBack, pacer.isWaiting || pacer.waitIfHeldBack(continuing: body) {
        return true
      }
      if gate.isCurrentThread {
        gate.afterLeaving(body)
        return true
      }
      return false
    }

    /// Raises or lowers the pressure on the outer signal. The caller may hold a lock.
    ///
    /// - Returns: The pressure, if sources wait: to resume them without a lock and outside of the gate.
    @usableFromInline
    func adjust(to count: Int) -> Pressure? { pressure?.adjust(to: count, of: limit) }
  }
}
