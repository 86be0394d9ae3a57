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

    @inlinable
    init(isAttended: Bool) { self.isAttended = isAttended }

    /// Marks the mailbox as attended. Returns whether it was not, so that the caller has to wake the consumer.
    @inlinable
    mutating func attend() -> Bool {
      defer { isAttended = true }
      return !isAttended
    }

    /// Moves elements to the empty `batch`: all, or the first one where the policy limits the number that waits.
    @inlinable
    mutating func fill(_ batch: inout FIFO<Element>, takingAll: Bool) {
      if takingAll {
        swap(&waiting, &batch)
      } else if let first = waiting.popFirst() {
        batch.append(first)
      }
    }
  }

  @usableFromInline let state: Locked<State>
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let consumer: Consumer

  /// Creates an empty mailbox.
  ///
  /// - Parameters:
  ///   - policy: The number of elements that may wait, and the treatment of the others.
  ///   - consumer: The consumer.
  ///   - isAttended: A Boolean value that indicates whether the consumer is at work from the beginning.
  @inlinable
  init(_ policy: BufferingPolicy<Failure> = .all, for consumer: Consumer, isAttended: Bool = false) {
    state = Locked(State(isAttended: isAttended))
    self.policy = policy
    self.consumer = consumer
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

  /// Comes to an unattended mailbox, now or later and on any thread, and takes elements out until nothing waits.
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

  /// Closes the mailbox and drops everything in it.
  @inlinable
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
  /// Takes the first element out. The caller remains the consumer, also when there is none.
  func take() -> Element? { state.withLock { $0.waiting.popFirst() } }

  /// Takes the first element out.
  ///
  /// - Returns: `nil` when nothing waits. The caller is the consumer no longer.
  @inlinable
  func next() -> Element? {
    state.withLock { state in
      let element = state.waiting.popFirst()
      if element == nil { state.isAttended = false }
      return element
    }
  }

  /// Moves the elements that wait to the empty `batch`. The caller remains the consumer, also when there is none.
  ///
  /// Where the policy limits the number of elements that wait, this moves the first one only: the others count, and can be
  /// dropped, until they are taken out.
  @inlinable
  func take(into batch: inout FIFO<Element>) {
    state.withLock { $0.fill(&batch, takingAll: policy.isUnlimited) }
  }

  /// Moves the elements that wait to the empty `batch`, as ``take(into:)`` does.
  ///
  /// - Returns: `false` when nothing waits. The caller is the consumer no longer.
  @inlinable
  func next(into batch: inout FIFO<Element>) -> Bool {
    state.withLock { state in
      state.fill(&batch, takingAll: policy.isUnlimited)
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
}
