public import Synchronization

/// The inner signals of `FlattenStrategy.ordered` that wait, and the ranks of those that run.
///
/// Each inner signal gets its rank when it is started. Behind the gate a ``Join`` of ``OrderedRanks`` sends the
/// values of one rank after another. The sink of the outer signal and the sinks of the inner signals that run hold the queue.
@usableFromInline
final class OrderedQueue<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Inner = Signal<Value, Failure>
  @usableFromInline typealias Ranks = Join<
    OrderedRanks<Value, Failure>, RankInput<Value>, Value, Failure
  >

  @usableFromInline
  struct State: Sendable {
    @usableFromInline var waiting = FIFO<Inner>()
    @usableFromInline var started = 0

    @inlinable
    init() {}
  }

  @usableFromInline let serialized: SerializedSink<Ranks>
  @usableFromInline let progress: RankProgress
  @usableFromInline let limit: Int
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let source: CompoundDisposable
  @usableFromInline let state = Locked(State())
  @usableFromInline let starts = Trampoline()
  /// The pressure of the queue and on it, if there can be any.
  @usableFromInline let pacing: QueuePacing?

  @inlinable
  init(
    _ down: AnySink<Value, Failure>,
    _ subscription: CompoundDisposable,
    limit: Int,
    _ policy: BufferingPolicy<Failure>,
    source: inout CompoundDisposable
  ) {
    let limitOfWaiting = policy.pacing(under: subscription.pressure)
    pacing = QueuePacing.make(limitOfWaiting, in: subscription, &source)
    let progress = RankProgress(RankPressures.make(limitOfWaiting, in: subscription))
    serialized = SerializedSink(
      Join(OrderedRanks(policy, progress), Downstream(down, subscription)) {
        $0.receive($1, into: $2)
      },
      subscription
    )
    self.progress = progress
    self.limit = limit
    self.policy = policy
    self.source = source
  }

  @inlinable
  func add(_ inner: Inner) {
    let failure = state.withLock { [policy] in policy.add(inner, to: &$0.waiting) }.failure
    if let failure {
      // The failure may wait at the gate. The source is disposed immediately.
      source.dispose()
      return serialized.end(failure)
    }
    startWaiting()
  }

  /// Sends an event of an inner signal, and starts others if that has ended ranks.
  @inlinable
  @inline(never)
  func send(_ input: RankInput<Value>) {
    serialized.send(input)
    if progress.hasNews { startWaiting() }
  }

  @inlinable
  func sourceCompleted() {
    send(.allAdded(ranks: state.withLock { $0.started + $0.waiting.count }))
  }

  /// Starts inner signals up to the limit, if the subscriber wants values.
  ///
  /// It runs outside of the gate, where an inner signal that sends synchronously is delivered as it sends. An inner signal
  /// that completes immediately makes the trampoline run the loop again.
  @inlinable
  @inline(never)
  func startWaiting() {
    starts.run {
      progress.acknowledge()
      var rank = 0
      while !pauses(), let inner = takeNext(&rank) {
        inner.start(
          erasing: RankSink(self, rank: rank),
          in: progress.makeSubscription(of: rank, childOf: serialized.subscription)
        )
      }
    }
    if pacing != nil { adjustPressures() }
  }

  /// Returns whether no inner signal may be started for now. In that case it registers a retry.
  @inlinable
  func pauses() -> Bool { pacing?.pauses(outside: serialized.gate) { self.startWaiting() } ?? false }

  @usableFromInline
  func adjustPressures() {
    let held = state.withLock { [pacing] in pacing?.adjust(to: $0.waiting.count) ?? [] }
    (held + progress.lowerPressures()).resume(outside: serialized.gate)
  }

  /// Returns the next inner signal to start, and sets `rank` to its rank.
  // Not a pair: the compiler crashes on an optional pair with a signal of many operators, in an optimized build.
  @inlinable
  func takeNext(_ rank: inout Int) -> Inner? {
    state.withLock { [limit, progress] state in
      guard state.started - progress.ended < limit, let inner = state.waiting.popFirst() else { return nil }
      rank = state.started
      state.started += 1
      return inner
    }
  }
}

/// The sink of one inner signal of an ``OrderedQueue``.
@usableFromInline
struct RankSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let queue: OrderedQueue<Value, Failure>
  @usableFromInline let rank: Int

  @inlinable
  init(_ queue: OrderedQueue<Value, Failure>, rank: Int) {
    self.queue = queue
    self.rank = rank
  }

  @inlinable
  func send(_ value: Value) { queue.send(.value(value, rank: rank)) }

  @inlinable
  func end(_ failure: Failure?) {
    if let failure { queue.serialized.end(failure) } else { queue.send(.completed(rank: rank)) }
  }
}

/// The number of ranks that have ended. The stage behind the gate writes it, and every thread that leaves the gate reads it.
@usableFromInline
final class RankProgress: Sendable {
  @usableFromInline let count = Atomic<Int>(0)
  @usableFromInline let isNew = Atomic<Bool>(false)
  /// The pressures on the inner signals whose rank is not the current one, if they can wait.
  @usableFromInline let pressures: RankPressures?

  @inlinable
  init(_ pressures: RankPressures?) { self.pressures = pressures }

  @inlinable var ended: Int { count.load(ordering: .acquiring) }

  /// A Boolean value that indicates whether ranks have ended since the last call of ``acknowledge()``.
  @inlinable var hasNews: Bool { isNew.load(ordering: .relaxed) }

  @inlinable
  func acknowledge() { _ = isNew.exchange(false, ordering: .acquiringAndReleasing) }

  @inlinable
  func endRank() {
    count.wrappingAdd(1, ordering: .releasing)
    isNew.store(true, ordering: .releasing)
  }

  /// Makes the subscription of an inner signal.
  @usableFromInline
  func makeSubscription(of rank: Int, childOf subscription: CompoundDisposable) -> CompoundDisposable {
    CompoundDisposable(childOf: subscription, under: pressures?.begin(rank) ?? subscription.pressure)
  }

  /// Lowers the pressure on the inner signal whose rank is the current one.
  ///
  /// - Returns: The sources that waited, to resume without a lock.
  func lowerPressures() -> [WaitingSource] { pressures?.advance(to: ended) ?? [] }
}

/// The pressures on inner signals whose values are early.
///
/// The stage behind the gate raises a pressure, and only of a rank that is not the current one. So nobody raises one that has been lowered.
@usableFromInline
final class RankPressures: Sendable {
  private struct State: Sendable {
    var pressures: [Int: Pressure] = [:]
    /// The first rank whose pressure has not been lowered for good.
    var first = 0
  }

  private let limit: Int
  private let downstream: Pressure?
  private let state = Locked(State())

  private init(_ limit: Int, _ downstream: Pressure?) {
    self.limit = limit
    self.downstream = downstream
  }

  @usableFromInline
  static func make(_ limit: Int?, in subscription: CompoundDisposable) -> RankPressures? {
    limit.map { RankPressures($0, subscription.pressure) }
  }

  func begin(_ rank: Int) -> Pressure {
    let pressure = Pressure(before: downstream)
    state.withLock { if rank >= $0.first { $0.pressures[rank] = pressure } }
    return pressure
  }

  /// Raises the pressure on a rank that has `count` values which wait.
  @usableFromInline
  func adjust(_ rank: Int, to count: Int) {
    if count >= limit { state.withLock { $0.pressures[rank] }?.raise() }
  }

  /// Lowers the pressures on the current rank and on those before it.
  func advance(to current: Int) -> [WaitingSource] {
    state.withLock { state in
      var held: [WaitingSource] = []
      while state.first <= current {
        held += state.pressures.removeValue(forKey: state.first)?.lower() ?? []
        state.first += 1
      }
      return held
    }
  }
}

/// An input of ``OrderedRanks``.
@usableFromInline
enum RankInput<Value: Sendable>: Sendable {
  case value(Value, rank: Int)
  case completed(rank: Int)
  /// There are no more ranks than that.
  case allAdded(ranks: Int)
}

/// The state of `FlattenStrategy.ordered`: the values of one rank after another are sent. Values that are early wait.
@usableFromInline
struct OrderedRanks<Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline let progress: RankProgress
  @usableFromInline var current = 0
  @usableFromInline var count: Int?
  @usableFromInline var early: EarlyRanks<Output, Failure>

  @inlinable
  init(_ policy: BufferingPolicy<Failure>, _ progress: RankProgress) {
    early = EarlyRanks(policy, progress.pressures)
    self.progress = progress
  }

  @inlinable
  mutating func receive(_ input: RankInput<Output>, into down: borrowing Downstream<Output, Failure>) {
    switch input {
    case .value(let value, let rank):
      if rank == current { return down.send(value) }
      if let failure = early.add(value, of: rank, ahead: rank - current) { down.end(failure) }
    case .completed(let rank):
      if rank == current { endRank(into: down) } else { early.complete(ahead: rank - current) }
    case .allAdded(let ranks):
      count = ranks
      if current == ranks { down.complete() }
    }
  }

  /// Ends the current rank, and those that follow and have completed early.
  @inlinable
  mutating func endRank(into down: borrowing Downstream<Output, Failure>) {
    var isEnded = true
    while isEnded {
      current += 1
      progress.endRank()
      let next = early.takeFirst()
      for value in next.values {
        down.send(value)
        if down.isDisposed { return }
      }
      isEnded = next.isCompleted
    }
    if current == count { down.complete() }
  }
}

/// The events of the ranks after the current one, in the order of the ranks.
// Not inlinable: it would be as large as the rest of the strategy.
@usableFromInline
struct EarlyRanks<Output: Sendable, Failure: Error>: Sendable {
  private struct Rank: Sendable {
    var values = FIFO<Output>()
    var isCompleted = false
  }

  private let policy: BufferingPolicy<Failure>
  private let pressures: RankPressures?
  private var ranks = FIFO<Rank>()

  @usableFromInline
  init(_ policy: BufferingPolicy<Failure>, _ pressures: RankPressures?) {
    self.policy = policy
    self.pressures = pressures
  }

  /// Keeps a value of a rank that comes `number` ranks after the current one.
  @usableFromInline
  mutating func add(_ value: Output, of rank: Int, ahead number: Int) -> Failure? {
    var failure: Failure?
    change(number) { [policy, pressures] in
      failure = policy.add(value, to: &$0.values).failure
      pressures?.adjust(rank, to: $0.values.count)
    }
    return failure
  }

  /// Notes that a rank has completed, which comes `number` ranks after the current one.
  @usableFromInline
  mutating func complete(ahead number: Int) { change(number) { $0.isCompleted = true } }

  /// Removes the events of the next rank.
  @usableFromInline
  mutating func takeFirst() -> (values: FIFO<Output>, isCompleted: Bool) {
    let rank = ranks.popFirst() ?? Rank()
    return (rank.values, rank.isCompleted)
  }

  private mutating func change(_ number: Int, _ change: (inout Rank) -> Void) {
    while ranks.count < number { ranks.append(Rank()) }
    ranks.change(number - 1, change)
  }
}
