public import Synchronization

/// The inner signals of `FlattenStrategy.ordered` that wait, and the turns of those that run.
///
/// Each inner signal gets its turn when it is started. Behind the gate an ``OrderedTurns`` stage sends the values of one turn
/// after another. The sink of the outer signal and the sinks of the inner signals that run hold the queue.
@usableFromInline
final class OrderedQueue<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Inner = Signal<Value, Failure>
  @usableFromInline typealias Turns = StageSink<OrderedTurns<Value, Failure>, OwnedSink<Value, Failure>>

  @usableFromInline
  struct State: Sendable {
    @usableFromInline var waiting = FIFO<Inner>()
    @usableFromInline var started = 0

    @inlinable
    init() {}
  }

  @usableFromInline let serialized: SerializedSink<Turns>
  @usableFromInline let progress: TurnProgress
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
    let progress = TurnProgress(TurnPressures.make(limitOfWaiting, in: subscription))
    serialized = SerializedSink(
      StageSink(OrderedTurns(policy, progress, subscription), OwnedSink(down)),
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
      // The failure may wait at the gate. The source is disposed at once.
      source.dispose()
      return serialized.fail(failure)
    }
    startWaiting()
  }

  /// Sends an event of an inner signal, and starts others if that has ended turns.
  @inlinable
  @inline(never)
  func send(_ input: TurnInput<Value>) {
    serialized.send(input)
    if progress.hasNews { startWaiting() }
  }

  @inlinable
  func sourceCompleted() {
    send(.allAdded(turns: state.withLock { $0.started + $0.waiting.count }))
  }

  /// Starts inner signals up to the limit, if the subscriber wants values.
  ///
  /// It runs outside of the gate, where an inner signal that sends synchronously is delivered as it sends. An inner signal
  /// that completes at once makes the trampoline run the loop again.
  @inlinable
  @inline(never)
  func startWaiting() {
    starts.run {
      progress.acknowledge()
      var turn = 0
      while !isPaused, let inner = takeNext(&turn) {
        inner.start(
          erasing: TurnSink(self, turn: turn),
          in: progress.makeSubscription(of: turn, childOf: serialized.subscription)
        )
      }
    }
    if pacing != nil { adjustPressures() }
  }

  /// A Boolean value that indicates whether no inner signal may be started for now. Then the queue goes on when one may.
  @inlinable var isPaused: Bool {
    pacing?.pauses(outside: serialized.gate) { self.startWaiting() } ?? false
  }

  @usableFromInline
  func adjustPressures() {
    let held = state.withLock { [pacing] in pacing?.adjust(to: $0.waiting.count) ?? [] }
    (held + progress.lowerPressures()).resume(outside: serialized.gate)
  }

  /// Returns the next inner signal to start, and sets `turn` to its turn.
  // Not a pair: the compiler crashes on an optional pair with a signal of many operators, in an optimized build.
  @inlinable
  func takeNext(_ turn: inout Int) -> Inner? {
    state.withLock { [limit, progress] state in
      guard state.started - progress.ended < limit, let inner = state.waiting.popFirst() else { return nil }
      turn = state.started
      state.started += 1
      return inner
    }
  }
}

/// The sink of one inner signal of an ``OrderedQueue``.
@usableFromInline
struct TurnSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let queue: OrderedQueue<Value, Failure>
  @usableFromInline let turn: Int

  @inlinable
  init(_ queue: OrderedQueue<Value, Failure>, turn: Int) {
    self.queue = queue
    self.turn = turn
  }

  @inlinable
  func send(_ value: Value) { queue.send(.value(value, turn: turn)) }

  @inlinable
  func fail(_ error: Failure) { queue.serialized.fail(error) }

  @inlinable
  func complete() { queue.send(.completed(turn: turn)) }
}

/// The number of turns that have ended. The stage behind the gate writes it, and every thread that leaves the gate reads it.
@usableFromInline
final class TurnProgress: Sendable {
  @usableFromInline let count = Atomic<Int>(0)
  @usableFromInline let isNew = Atomic<Bool>(false)
  /// The pressures on the inner signals whose turn has not come, if they can wait.
  @usableFromInline let pressures: TurnPressures?

  @inlinable
  init(_ pressures: TurnPressures?) { self.pressures = pressures }

  @inlinable var ended: Int { count.load(ordering: .acquiring) }

  /// A Boolean value that indicates whether turns have ended since the last call of ``acknowledge()``.
  @inlinable var hasNews: Bool { isNew.load(ordering: .relaxed) }

  @inlinable
  func acknowledge() { _ = isNew.exchange(false, ordering: .acquiringAndReleasing) }

  @inlinable
  func endTurn() {
    count.wrappingAdd(1, ordering: .releasing)
    isNew.store(true, ordering: .releasing)
  }

  /// Makes the subscription of an inner signal.
  @usableFromInline
  func makeSubscription(of turn: Int, childOf subscription: CompoundDisposable) -> CompoundDisposable {
    CompoundDisposable(childOf: subscription, under: pressures?.begin(turn) ?? subscription.pressure)
  }

  /// Lowers the pressure on the inner signal whose turn has come.
  ///
  /// - Returns: The sources that waited, to resume without a lock.
  func lowerPressures() -> [Pacer] { pressures?.advance(to: ended) ?? [] }
}

/// The pressures on inner signals whose values wait for their turn.
///
/// The stage behind the gate raises a pressure, and only before the turn. So nobody raises one that has been lowered.
@usableFromInline
final class TurnPressures: Sendable {
  private struct State: Sendable {
    var pressures: [Int: Pressure] = [:]
    /// The first turn whose pressure has not been lowered for good.
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
  static func make(_ limit: Int?, in subscription: CompoundDisposable) -> TurnPressures? {
    limit.map { TurnPressures($0, subscription.pressure) }
  }

  func begin(_ turn: Int) -> Pressure {
    let pressure = Pressure(before: downstream)
    state.withLock { if turn >= $0.first { $0.pressures[turn] = pressure } }
    return pressure
  }

  /// Raises the pressure on a turn that has `count` values which wait.
  @usableFromInline
  func adjust(_ turn: Int, to count: Int) {
    if count >= limit { state.withLock { $0.pressures[turn] }?.raise() }
  }

  /// Lowers the pressures on the current turn and on those before it.
  func advance(to current: Int) -> [Pacer] {
    state.withLock { state in
      var held: [Pacer] = []
      while state.first <= current {
        held += state.pressures.removeValue(forKey: state.first)?.lower() ?? []
        state.first += 1
      }
      return held
    }
  }
}

/// An input of ``OrderedTurns``.
@usableFromInline
enum TurnInput<Value: Sendable>: Sendable {
  case value(Value, turn: Int)
  case completed(turn: Int)
  /// There are no more turns than that.
  case allAdded(turns: Int)
}

/// The stage of `FlattenStrategy.ordered`: it sends the values of one turn after another. Values that are early wait.
@usableFromInline
struct OrderedTurns<Output: Sendable, Failure: Error>: Stage {
  @usableFromInline typealias Input = TurnInput<Output>

  @usableFromInline let progress: TurnProgress
  @usableFromInline let subscription: CompoundDisposable
  @usableFromInline var current = 0
  @usableFromInline var count: Int?
  @usableFromInline var early: EarlyTurns<Output, Failure>

  @inlinable
  init(_ policy: BufferingPolicy<Failure>, _ progress: TurnProgress, _ subscription: CompoundDisposable) {
    early = EarlyTurns(policy, progress.pressures)
    self.progress = progress
    self.subscription = subscription
  }

  @inlinable
  mutating func receive<Down: Sink & ~Copyable>(_ input: Input, into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    switch input {
    case .value(let value, let turn):
      if turn == current { return down.send(value) }
      if let failure = early.add(value, of: turn, ahead: turn - current) { down.fail(failure) }
    case .completed(let turn):
      if turn == current { endTurn(into: &down) } else { early.complete(ahead: turn - current) }
    case .allAdded(let turns):
      count = turns
      if current == turns { down.complete() }
    }
  }

  /// Ends the current turn, and those that follow and have completed early.
  @inlinable
  mutating func endTurn<Down: Sink & ~Copyable>(into down: inout Down)
  where Down.Value == Output, Down.Failure == Failure {
    var isEnded = true
    while isEnded {
      current += 1
      progress.endTurn()
      let next = early.takeFirst()
      for value in next.values {
        down.send(value)
        if subscription.isDisposed { return }
      }
      isEnded = next.isCompleted
    }
    if current == count { down.complete() }
  }
}

/// The events of the turns after the current one, in the order of the turns.
// Not inlinable: it would be as large as the rest of the strategy.
@usableFromInline
struct EarlyTurns<Output: Sendable, Failure: Error>: Sendable {
  private struct Turn: Sendable {
    var values = FIFO<Output>()
    var isCompleted = false
  }

  private let policy: BufferingPolicy<Failure>
  private let pressures: TurnPressures?
  private var turns = FIFO<Turn>()

  @usableFromInline
  init(_ policy: BufferingPolicy<Failure>, _ pressures: TurnPressures?) {
    self.policy = policy
    self.pressures = pressures
  }

  /// Keeps a value of a turn that comes `number` turns after the current one.
  @usableFromInline
  mutating func add(_ value: Output, of turn: Int, ahead number: Int) -> Failure? {
    var failure: Failure?
    change(number) { [policy, pressures] in
      failure = policy.add(value, to: &$0.values).failure
      pressures?.adjust(turn, to: $0.values.count)
    }
    return failure
  }

  /// Notes that a turn has completed, which comes `number` turns after the current one.
  @usableFromInline
  mutating func complete(ahead number: Int) { change(number) { $0.isCompleted = true } }

  /// Removes the events of the next turn.
  @usableFromInline
  mutating func takeFirst() -> (values: FIFO<Output>, isCompleted: Bool) {
    let turn = turns.popFirst() ?? Turn()
    return (turn.values, turn.isCompleted)
  }

  private mutating func change(_ number: Int, _ change: (inout Turn) -> Void) {
    while turns.count < number { turns.append(Turn()) }
    turns.change(number - 1, change)
  }
}
