/// A queue between the threads that post elements and the consumer that takes them out, in order.
///
/// At most one consumer is at work, or on its way, at a time. A post that finds the mailbox unattended wakes the consumer,
/// which stays until nothing waits. So elements are consumed one after another, although no lock is held meanwhile.
@usableFromInline
final class Mailbox<Consumer: MailboxConsumer>: Sendable {
  @usableFromInline typealias Element = Consumer.Element
  @usableFromInline typealias Failure = Consumer.Failure

  @usableFromInline
  struct State: Sendable {
    @usableFromInline var waiting = FIFO<Element>()
    /// A Boolean value that indicates whether a consumer is at work or on its way.
    @usableFromInline var isAttended: Bool
    /// A Boolean value that indicates whether the mailbox takes no more elements.
    @usableFromInline var isClosed = false
    /// The number of elements that the consumer has taken out together, and has not asked for more yet.
    @usableFromInline var takenCount = 0

    @inlinable
    init(isAttended: Bool) { self.isAttended = isAttended }

    /// Marks the mailbox as attended. Returns whether it was not, so that the caller has to wake the consumer.
    @inlinable
    mutating func attend() -> Bool {
      defer { isAttended = true }
      return !isAttended
    }

    /// Moves elements to the empty `batch`: all, or the first ones where the number that waits has a limit.
    @inlinable
    @inline(never)
    mutating func fill(_ batch: inout FIFO<Element>, atMost limit: Int) {
      if waiting.count <= limit {
        swap(&waiting, &batch)
      } else {
        while batch.count < limit, let element = waiting.popFirst() { batch.append(element) }
      }
      takenCount = batch.count
    }
  }

  @usableFromInline let state: Locked<State>
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let consumer: Consumer
  /// The pressure on the sources, and the number of elements at which it is raised.
  @usableFromInline let pressure: Pressure?
  @usableFromInline let pacing: Int
  /// The number of elements that the consumer takes out together, at most.
  @usableFromInline let batchLimit: Int

  /// Creates an empty mailbox.
  ///
  /// - Parameters:
  ///   - policy: The number of elements that may wait, and the treatment of the others.
  ///   - consumer: The consumer.
  ///   - subscription: The subscription of the result, if the consumer sends the elements on.
  ///   - isAttended: A Boolean value that indicates whether the consumer is at work from the beginning.
  @inlinable
  init(
    _ policy: BufferingPolicy<Failure> = .all,
    for consumer: Consumer,
    in subscription: CompoundDisposable? = nil,
    isAttended: Bool = false
  ) {
    state = Locked(State(isAttended: isAttended))
    self.policy = policy
    self.consumer = consumer
    let downstream = subscription?.pressure
    let pacing = policy.pacing(under: downstream)
    pressure = pacing == nil ? nil : Pressure(before: downstream)
    self.pacing = pacing ?? .max
    batchLimit = policy.isUnlimited ? pacing.map { ($0 + 1) / 2 } ?? .max : 1
  }

  /// A Boolean value that indicates whether no consumer is at work or on its way.
  @inlinable var isUnattended: Bool { state.withLock { !$0.isAttended } }

  /// A Boolean value that indicates whether the mailbox is closed and nothing waits in it.
  @inlinable var isFinished: Bool { state.withLock { $0.isClosed && $0.waiting.isEmpty } }
}

/// The consumer of a mailbox. Consumers differ in the way they come: as work on a scheduler, as a task on an actor, or as a
/// task that waits and resumes.
@usableFromInline
protocol MailboxConsumer<Element, Failure>: Sendable {
  associatedtype Element: Sendable
  associatedtype Failure: Error

  /// Consumes elements until the mailbox is empty. May run later, on any thread.
  func attend(_ mailbox: Mailbox<Self>)
}

// MARK: - Posting

extension Mailbox {
  /// Posts `element` as the policy allows. A closed mailbox drops it.
  ///
  /// - Returns: The failure that the policy demands, or `nil`.
  @inlinable
  func post(_ element: Element) -> Failure? {
    let (needsConsumer, dropped, failure) = state.withLock { state -> (Bool, Element?, Failure?) in
      if state.isClosed { return (false, element, nil) }
      let (dropped, failure) = policy.add(element, to: &state.waiting)
      if state.waiting.count + state.takenCount >= pacing { pressure?.raise() }
      return (state.attend(), dropped, failure)
    }
    if needsConsumer { wakeConsumer() }
    // The dropped element is released here, without the lock: its deinitializer may run any code.
    withExtendedLifetime(dropped) {}
    return failure
  }

  /// Posts the last element, whatever the policy, and closes the mailbox.
  @inlinable
  func close(with last: Element) {
    let needsConsumer = state.withLock { state in
      if state.isClosed { return false }
      state.isClosed = true
      state.waiting.append(last)
      return state.attend()
    }
    if needsConsumer { wakeConsumer() }
  }

  /// Closes the mailbox and drops everything in it. The disposal of their subscriptions resumes the sources that wait.
  @usableFromInline
  func discard() {
    var discarded = FIFO<Element>()
    state.withLock { state in
      state.isClosed = true
      swap(&state.waiting, &discarded)
    }
    withExtendedLifetime(discarded) {}
  }
}

extension Mailbox {
  /// Lets the consumer come: it resumes a continuation, starts a task or schedules work. So the caller holds no lock.
  @inlinable
  func wakeConsumer() {
    LockCheck.assertNoLocksHeld()
    consumer.attend(self)
  }
}

// MARK: - Consuming

extension Mailbox {
  /// Takes the first element out. The caller remains the consumer, even when there is none.
  func take() -> Element? { change { $0.waiting.popFirst() } }

  /// Takes the first element out.
  ///
  /// - Returns: `nil` when nothing waits. The caller is the consumer no longer.
  @inlinable
  func next() -> Element? {
    change { state in
      let element = state.waiting.popFirst()
      if element == nil { state.isAttended = false }
      return element
    }
  }

  /// Moves the elements that wait to the empty `batch`. The caller remains the consumer, even when there is none.
  ///
  /// Where the policy drops elements, this moves the first one only: the others count, and can be dropped, until they are taken out.
  /// Where it makes the sources wait, this moves half of its number at most, so that the sources send the others meanwhile.
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

  /// Moves the elements that wait to the empty `batch`, as ``take(into:)`` does.
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

  /// Calls `body` with each element until nothing waits. An element is released before the next one is taken.
  @inlinable
  func drain(_ body: (Element) -> Void) {
    var batch = FIFO<Element>()
    while next(into: &batch) {
      while let element = batch.popFirst() { body(element) }
    }
  }

  /// Takes elements out, and resumes the sources that wait when half of the elements have been taken.
  @inlinable
  @inline(__always)
  func change<Result>(_ take: (inout State) -> Result) -> Result {
    let (result, held) = state.withLock { state in
      let result = take(&state)
      return (result, lower(to: state.waiting.count + state.takenCount))
    }
    if let held { held.resume() }
    return result
  }

  /// Lowers the pressure if only half of the elements wait. Called under the lock.
  @inlinable
  @inline(__always)
  func lower(to count: Int) -> [Pacer]? {
    if let pressure, count <= pacing / 2, pressure.isRaised { pressure.lower() } else { nil }
  }
}
