public import _ReactiveSignalsAtomics

/// The places of the inner signals of `FlattenStrategy.ordered`, which run together and send one after another.
///
/// The rank of an inner signal is its number, in the order in which they start. The values of the current rank are sent. Those of later
/// ranks wait, and their inner signals too, if they can. An inner signal has ended when its rank has.
@usableFromInline
final class Ranks<Value: Sendable, Failure: Error>: Sendable {
  private struct Rank: Sendable {
    var values = FIFO<Value>()
    var isCompleted = false
    /// The pressure on the inner signal, if it can wait.
    var pressure: Pressure?
  }

  @usableFromInline let mergeState: MergeState<Value, Failure>
  /// The current rank. Read inside the gate, and written there with the lock.
  @usableFromInline let current = Atomic<Int>(0)
  private let started = Atomic<Int>(0)
  private let policy: BufferingPolicy<Failure>
  /// The number of values of a rank at which its inner signal begins to wait, if it can.
  private let limit: Int?
  /// The ranks after the current one.
  private let early = Locked(FIFO<Rank>())

  @usableFromInline
  init(_ mergeState: MergeState<Value, Failure>, _ policy: BufferingPolicy<Failure>) {
    self.mergeState = mergeState
    self.policy = policy
    limit = policy.pacing(under: mergeState.subscription.pressure)
  }

  /// Starts the inner signal of the next rank.
  @inlinable
  func start(_ inner: Signal<Value, Failure>, in queue: InnerQueue<Value, Failure>) {
    let (rank, child) = begin()
    inner.start(erasing: Input(self, rank, queue), in: child)
  }

  /// Begins the next rank.
  ///
  /// - Returns: The rank, and the subscription to its inner signal.
  @usableFromInline
  func begin() -> (rank: Int, subscription: CompoundDisposable) {
    let rank = started.wrappingAdd(1, ordering: .relaxed).oldValue
    let subscription = mergeState.subscription
    guard limit != nil else { return (rank, CompoundDisposable(childOf: subscription)) }
    let pressure = Pressure(before: subscription.pressure)
    change(rank) { $0.pressure = pressure }
    return (rank, CompoundDisposable(childOf: subscription, under: pressure))
  }

  @inlinable
  func send(_ value: Value, of rank: Int) {
    let serialized = mergeState.serialized
    if !serialized.gate.performIfIdle({ sendNow(value, of: rank) }) {
      serialized.queue(under: serialized.subscription.pressure) { self.sendNow(value, of: rank) }
    }
  }

  /// Sends a value of the current rank, and keeps one of a later rank. Inside the gate alone.
  @inlinable
  @inline(never)
  func sendNow(_ value: Value, of rank: Int) {
    if current.load(ordering: .relaxed) == rank {
      mergeState.serialized.sendNow(value)
    } else if let failure = keep(value, of: rank) {
      mergeState.serialized.endNow(failure)
    }
  }

  @inlinable
  func complete(_ rank: Int, in queue: InnerQueue<Value, Failure>) {
    // The next inner signals start outside of the gate, where one that sends synchronously is delivered as it sends.
    let serialized = mergeState.serialized
    var endedCount = 0
    if serialized.gate.performIfIdle({ endedCount = completeNow(rank) }) {
      return queue.innerCompleted(endedCount)
    }
    serialized.gate.queue {
      let endedCount = self.completeNow(rank)
      serialized.gate.afterLeaving { queue.innerCompleted(endedCount) }
    }
  }

  /// Ends the current rank, and those that follow and have completed early. Inside the gate alone.
  ///
  /// - Returns: The number of ranks that have ended.
  @inlinable
  @inline(never)
  func completeNow(_ rank: Int) -> Int {
    guard current.load(ordering: .relaxed) == rank else {
      completeEarly(rank)
      return 0
    }
    var (isEnded, endedCount) = (true, 0)
    while isEnded, !mergeState.subscription.isDisposed {
      let next = advance()
      for value in next.values { mergeState.serialized.sendNow(value) }
      isEnded = next.isCompleted
      endedCount += 1
    }
    return endedCount
  }

  /// Makes the next rank the current one.
  ///
  /// - Returns: Its early events.
  // Not inlinable, nor are the functions that follow: they would be as large as the rest of the strategy.
  @usableFromInline
  func advance() -> (values: FIFO<Value>, isCompleted: Bool) {
    let (next, held) = early.withLock { early in
      _ = current.wrappingAdd(1, ordering: .relaxed)
      let next = early.popFirst() ?? Rank()
      return (next, next.pressure?.lower())
    }
    held?.resume(outside: mergeState.serialized.gate)
    return (next.values, next.isCompleted)
  }

  @usableFromInline
  func keep(_ value: Value, of rank: Int) -> Failure? {
    var result: (dropped: Value?, failure: Failure?)
    change(rank) { [policy, limit] in
      result = policy.add(value, to: &$0.values)
      if let limit, $0.values.count >= limit { $0.pressure?.raise() }
    }
    return result.failure
  }

  @usableFromInline
  func completeEarly(_ rank: Int) { change(rank) { $0.isCompleted = true } }

  /// Changes a rank, unless it is the current one.
  private func change(_ rank: Int, _ change: (inout Rank) -> Void) {
    early.withLock { early in
      let number = rank - current.load(ordering: .relaxed)
      if number <= 0 { return }
      while early.count < number { early.append(Rank()) }
      early.change(number - 1, change)
    }
  }
}

extension Ranks {
  /// The sink of the inner signal of a rank.
  @usableFromInline
  struct Input: Sink, ~Copyable {
    @usableFromInline let ranks: Ranks
    @usableFromInline let rank: Int
    @usableFromInline let queue: InnerQueue<Value, Failure>

    @inlinable
    init(_ ranks: Ranks, _ rank: Int, _ queue: InnerQueue<Value, Failure>) {
      self.ranks = ranks
      self.rank = rank
      self.queue = queue
    }

    @inlinable
    func send(_ value: Value) { ranks.send(value, of: rank) }

    @inlinable
    func end(_ failure: Failure?) {
      if let failure { ranks.mergeState.end(failure) } else { ranks.complete(rank, in: queue) }
    }
  }
}
