/// A queue between the threads that send the events of a signal and the consumer that takes them out, in order.
///
/// At most one consumer is at work, or on its way, at a time. An event that finds the mailbox unattended wakes the consumer,
/// which stays until nothing waits. So events are consumed one after another, although no lock is held meanwhile.
///
/// The mailbox has the subscription to the signal. It ends that at the terminal event, and when the policy demands a failure. The failure
/// follows the values that wait.
@usableFromInline
final class Mailbox<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Element = Event<Value, Failure>

  @usableFromInline
  struct State: Sendable {
    @usableFromInline var waiting = FIFO<Element>()
    /// The event that has resumed a consumer. It waits no longer, so it is not dropped.
    @usableFromInline var handed: Element?
    /// A Boolean value that indicates whether a consumer is at work or on its way.
    @usableFromInline var isAttended: Bool
    /// A Boolean value that indicates whether the mailbox takes no more events.
    @usableFromInline var isClosed = false
    /// The number of events that the consumer has taken out together, and has not asked for more yet.
    @usableFromInline var takenCount = 0

    @inlinable
    init(isAttended: Bool) { self.isAttended = isAttended }

    /// Marks the mailbox as attended. Returns whether it was not, so that the caller has to wake the consumer.
    @inlinable
    mutating func attend() -> Bool {
      defer { isAttended = true }
      return !isAttended
    }

    /// Moves events to the empty `batch`: all, or the first ones where the number that waits has a limit.
    @inlinable
    @inline(never)
    mutating func fill(_ batch: inout FIFO<Element>, atMost limit: Int) {
      if waiting.count <= limit {
        swap(&waiting, &batch)
      } else {
        while batch.count < limit, let event = waiting.popFirst() { batch.append(event) }
      }
      takenCount = batch.count
    }
  }

  @usableFromInline let state: Locked<State>
  @usableFromInline let policy: BufferingPolicy<Failure>
  /// A Boolean value that indicates whether any number of values may wait.
  @usableFromInline let keepsAll: Bool
  /// The subscription to the signal.
  @usableFromInline let source: CompoundDisposable
  /// The pressure on the sources, and the number of events at which it is raised.
  @usableFromInline let pressure: Pressure?
  @usableFromInline let pacing: Int
  /// The number of events that the consumer takes out together, at most.
  @usableFromInline let batchLimit: Int
  /// Lets the consumer come: it schedules work, starts a task or resumes one.
  @usableFromInline let wake: @Sendable (Mailbox) -> Void

  /// Creates an empty mailbox.
  ///
  /// - Parameters:
  ///   - policy: The number of values that may wait, and the treatment of the others.
  ///   - downstream: The pressure of the consumer, if it sends the events on.
  ///   - isAttended: A Boolean value that indicates whether the consumer is at work from the beginning.
  ///   - source: A function that makes the subscription to the signal, under the pressure of the mailbox.
  ///   - wake: A function that lets the consumer come. It does not retain the mailbox.
  @inlinable
  init(
    _ policy: BufferingPolicy<Failure>,
    before downstream: Pressure? = nil,
    isAttended: Bool = false,
    source: (Pressure?) -> CompoundDisposable,
    waking wake: @escaping @Sendable (Mailbox) -> Void
  ) {
    state = Locked(State(isAttended: isAttended))
    self.policy = policy.inspected
    keepsAll = policy.isUnlimited
    self.wake = wake
    let pacing = policy.pacing(under: downstream)
    pressure = pacing == nil ? nil : Pressure(before: downstream)
    self.pacing = pacing ?? .max
    batchLimit = keepsAll ? pacing.map { $0 / 2 + $0 % 2 } ?? .max : 1
    self.source = source(pressure)
    inspect()
  }

  /// Lets the inspector see the events that wait, if it runs.
  @usableFromInline
  func inspect() {
    guard Inspection.isOn else { return }
    let reference = WeakReference(self)
    _ = source.insert(
      .disposable(
        Inspection.Buffer { [counter = policy.counter] in
          (reference.object?.state.withLock { $0.waiting.count }, counter?.count ?? 0)
        }
      )
    )
  }

  /// A Boolean value that indicates whether no consumer is at work or on its way.
  @inlinable var isUnattended: Bool { state.withLock { !$0.isAttended } }

  /// A Boolean value that indicates whether the mailbox is closed and nothing waits in it.
  @inlinable var isFinished: Bool { state.withLock { $0.isClosed && $0.waiting.isEmpty } }
}

// MARK: - Sending

extension Mailbox {
  /// Subscribes to `signal`, whose events wait in the mailbox.
  @inlinable
  func start(_ signal: Signal<Value, Failure>) {
    LockCheck.assertNoLocksHeld()
    guard !source.isDisposed else { return }
    // The mailbox ends the subscription itself, as an ``EndingSink`` does, and drops what is sent after that.
    signal.attach(erased: AnySink(next: { self.send($0) }, end: { self.end($0) }), in: source)
  }

  /// Adds a value as the policy allows. A closed mailbox drops it.
  @inlinable
  func send(_ value: Value) {
    LockCheck.assertNoLocksHeld()
    let (needsConsumer, dropped, failure) = state.withLock { state -> (Bool, Element?, Failure?) in
      if state.isClosed { return (false, .next(value), nil) }
      var (dropped, failure) = (Element?.none, Failure?.none)
      if keepsAll {
        state.waiting.append(.next(value))
      } else {
        (dropped, failure) = policy.add(.next(value), to: &state.waiting)
      }
      if state.waiting.count + state.takenCount >= pacing { pressure?.raise() }
      return (state.attend(), dropped, failure)
    }
    if needsConsumer { wakeConsumer() }
    // The dropped value is released here, without the lock: its deinitializer may run any code.
    withExtendedLifetime(dropped) {}
    if let failure { end(failure) }
  }

  /// Ends the subscription, adds the terminal event, whatever the policy, and closes the mailbox.
  @inlinable
  @inline(never)
  func end(_ failure: Failure?) {
    LockCheck.assertNoLocksHeld()
    guard source.finish() else { return }
    let needsConsumer = state.withLock { state in
      if state.isClosed { return false }
      state.isClosed = true
      state.waiting.append(.end(failure))
      return state.attend()
    }
    if needsConsumer { wakeConsumer() }
  }

  /// Ends the subscription and drops all events that wait. Disposal resumes the sources that wait.
  @usableFromInline
  func discard() { discard(endingWith: nil, isPartial: false) }

  /// - Parameters:
  ///   - failure: The failure that waits then, if there is one, unless the terminal event has been taken out.
  ///   - isPartial: Whether it waits even so.
  func discard(endingWith failure: Failure?, isPartial: Bool) {
    source.dispose()
    var discarded = FIFO<Element>()
    state.withLock { state in
      let hasEnded = state.isClosed && state.waiting.isEmpty && !isPartial
      state.isClosed = true
      swap(&state.waiting, &discarded)
      if let failure, !hasEnded { state.waiting.append(.failed(failure)) }
    }
    if source.isEndedOnMain, !isOnMain() { return releaseOnMain(discarded) }
    withExtendedLifetime(discarded) {}
  }

  /// Lets the consumer come. So the caller holds no lock.
  @inlinable
  func wakeConsumer() {
    LockCheck.assertNoLocksHeld()
    wake(self)
  }
}

// MARK: - Consuming

extension Mailbox {
  /// Takes the first event out.
  ///
  /// - Returns: `nil` when nothing waits. The caller is the consumer no longer.
  @inlinable
  func next() -> Element? {
    change { state in
      let event = state.handed.take() ?? state.waiting.popFirst()
      if event == nil { state.isAttended = false }
      return event
    }
  }

  /// Hands the first event to the consumer that it resumes, and that takes it out later.
  @inlinable
  func handOver() { change { $0.handed = $0.waiting.popFirst() } }

  /// Moves the events that wait to the empty `batch`. The caller remains the consumer, even when there is none.
  ///
  /// Where the policy drops events, this moves the first one only: the others count, and can be dropped, until they are taken out.
  /// Where it makes the sources wait, this moves at most half the limit, so that the sources send the others meanwhile.
  @inlinable
  func take(into batch: inout FIFO<Element>) {
    var isFirst = true
    repeat {
      change { $0.fill(&batch, atMost: batchLimit) }
      guard isFirst, pressure != nil else { return }
      // The sources may have been resumed.
      isFirst = false
    } while batch.isEmpty
  }

  /// Moves the events that wait to the empty `batch`, as ``take(into:)`` does.
  ///
  /// - Returns: `false` when nothing waits. The caller is the consumer no longer.
  @inlinable
  func next(into batch: inout FIFO<Element>) -> Bool {
    change { state in
      state.fill(&batch, atMost: batchLimit)
      state.isAttended = !batch.isEmpty
      return state.isAttended
    }
  }

  /// Calls `body` with each event until nothing waits. An event is released before the next one is taken.
  @inlinable
  func drain(_ body: (Element) -> Void) {
    var batch = FIFO<Element>()
    while next(into: &batch) {
      while let event = batch.popFirst() { body(event) }
    }
  }

  /// Takes events out, and resumes the sources that wait when half of the events have been taken.
  @inlinable
  @inline(__always)
  func change<Result>(_ take: (inout State) -> Result) -> Result {
    let (result, held) = state.withLock { state in
      let result = take(&state)
      return (result, lower(to: state.waiting.count + state.takenCount))
    }
    held?.resume()
    return result
  }

  /// Lowers the pressure if only half of the events wait. Called under the lock.
  @inlinable
  @inline(never)
  func lower(to count: Int) -> Pressure? {
    if let pressure, count <= pacing / 2 { pressure.lower() } else { nil }
  }
}
