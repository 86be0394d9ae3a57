/// A queue between the threads that post elements and the consumer that takes them out, in order.
///
/// At most one consumer is at work, or on its way, at a time. A post that finds the mailbox unattended wakes the consumer,
/// which stays until nothing waits. So elements are consumed one after another, although no lock is held meanwhile. The
/// users of a mailbox differ in the way they wake their consumer: by work on a scheduler, a task on an actor, or the
/// resumption of a task that waits.
@usableFromInline
final class Mailbox<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline
  struct State: Sendable {
    @usableFromInline var waiting = FIFO<Element>()
    /// Whether a consumer is at work or on its way.
    @usableFromInline var isAttended: Bool
    /// Whether the mailbox takes no more elements.
    @usableFromInline var isClosed = false

    @inlinable
    init(isAttended: Bool) { self.isAttended = isAttended }

    /// Marks the mailbox as attended. Returns whether it was not, so that the caller has to wake the consumer.
    @inlinable
    mutating func attend() -> Bool {
      defer { isAttended = true }
      return !isAttended
    }
  }

  @usableFromInline let state: Locked<State>
  @usableFromInline let policy: BufferingPolicy<Failure>
  @usableFromInline let wake: @Sendable (Mailbox) -> Void

  /// Creates an empty mailbox.
  ///
  /// - Parameters:
  ///   - policy: The number of elements that may wait, and the treatment of the others.
  ///   - isAttended: A Boolean value that indicates whether the consumer is at work from the beginning.
  ///   - wake: The closure that brings the consumer, which calls ``next()``, ``collect(_:)`` or ``drain(_:)`` until nothing
  ///     waits.
  @inlinable
  init(
    _ policy: BufferingPolicy<Failure> = .all,
    isAttended: Bool = false,
    wake: @escaping @Sendable (Mailbox) -> Void
  ) {
    state = Locked(State(isAttended: isAttended))
    self.policy = policy
    self.wake = wake
  }

  /// A Boolean value that indicates whether no consumer is at work or on its way.
  @inlinable var isUnattended: Bool { state.withLock { !$0.isAttended } }

  /// A Boolean value that indicates whether the mailbox is closed and nothing waits in it.
  @inlinable var isFinished: Bool { state.withLock { $0.isClosed && $0.waiting.isEmpty } }

  /// Posts `element` as the policy allows. A closed mailbox drops it.
  ///
  /// - Returns: The failure that the policy demands, or `nil`.
  @inlinable
  func post(_ element: Element) -> Failure? {
    let (needsConsumer, dropped, failure) = state.withLock { [policy] state -> (Bool, Element?, Failure?) in
      if state.isClosed { return (false, element, nil) }
      let (dropped, failure) = policy.add(element, to: &state.waiting)
      return (state.attend(), dropped, failure)
    }
    if needsConsumer { wake(self) }
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
    if needsConsumer { wake(self) }
  }

  /// Closes the mailbox and drops everything in it.
  @inlinable
  func discard() {
    let discarded = state.withLock { state in
      state.isClosed = true
      let waiting = state.waiting
      state.waiting = FIFO()
      return waiting
    }
    withExtendedLifetime(discarded) {}
  }

  /// Takes the first element out. The caller remains the consumer, also when there is none.
  @inlinable
  func take() -> Element? { state.withLock { $0.waiting.popFirst() } }

  /// Takes the first element out. Until then it waits in the mailbox and counts.
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

  /// Exchanges the empty `batch` for everything that waits.
  ///
  /// - Returns: `false` when nothing waits. The caller is the consumer no longer.
  @inlinable
  func collect(_ batch: inout FIFO<Element>) -> Bool {
    batch = state.withLock { [batch] state in
      let waiting = state.waiting
      state.waiting = batch
      state.isAttended = !waiting.isEmpty
      return waiting
    }
    return !batch.isEmpty
  }

  /// Calls `body` with each element until nothing waits. An element is released before the next one is taken.
  @inlinable
  func drain(_ body: (Element) -> Void) {
    if policy.isUnlimited {
      var batch = FIFO<Element>()
      while collect(&batch) {
        while let element = batch.popFirst() { body(element) }
      }
    } else {
      // Elements that wait have to stay in the mailbox, where they count and can be dropped.
      while let element = next() { body(element) }
    }
  }
}
