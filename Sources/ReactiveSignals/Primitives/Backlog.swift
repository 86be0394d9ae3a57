/// Things on their way from those who post them to the one who collects them, in order.
///
/// At any moment at most one collector is at work or on its way, so that what is posted is handled one after another
/// although nobody holds a lock while handling it: the one whose post found the backlog unattended sends
/// for the collector, who stays until nothing is left.
@frozen
@usableFromInline
struct Backlog<Element: Sendable>: ~Copyable, Sendable {
  @usableFromInline
  struct State: Sendable {
    @usableFromInline var waiting = FIFO<Element>()
    @usableFromInline var isAttended = false

    @inlinable
    init() {}

    @inlinable
    mutating func attend() -> Bool {
      defer { isAttended = true }
      return !isAttended
    }
  }

  @usableFromInline let state = Locked(State())

  @inlinable
  init() {}

  /// Posts `element`, however much is waiting.
  ///
  /// - Returns: whether the caller has to send for the collector.
  @inlinable
  borrowing func post(_ element: Element) -> Bool {
    state.withLock { state in
      state.waiting.append(element)
      return state.attend()
    }
  }

  /// Posts `element`, if it may wait.
  ///
  /// - Returns: whether the caller has to send for the collector, what has been dropped, which is to be released outside of
  ///   locks, and what the signal fails with.
  @inlinable
  borrowing func post<Failure>(_ element: Element, _ policy: BufferingPolicy<Failure>) -> (
    needsConsumer: Bool, dropped: Element?, failure: Failure?
  ) {
    state.withLock { state in
      let (dropped, failure) = policy.add(element, to: &state.waiting)
      return (state.attend(), dropped, failure)
    }
  }

  /// Takes out what came first. What waits is in here until then, and counts.
  ///
  /// - Returns: `nil` when nothing is waiting; the collector then has to go.
  @inlinable
  borrowing func next() -> Element? {
    state.withLock { state in
      let element = state.waiting.popFirst()
      if element == nil { state.isAttended = false }
      return element
    }
  }

  /// Exchanges the empty `batch` for all that is waiting.
  ///
  /// - Returns: `false` when nothing is waiting; the collector then has to go.
  @inlinable
  borrowing func collect(_ batch: inout FIFO<Element>) -> Bool {
    batch = state.withLock { [batch] state in
      let waiting = state.waiting
      state.waiting = batch
      state.isAttended = !waiting.isEmpty
      return waiting
    }
    return !batch.isEmpty
  }

  /// Throws away what is waiting.
  @inlinable
  borrowing func discard() {
    // Released outside the lock, for that can run anything.
    let discarded = state.withLock { state in
      let waiting = state.waiting
      state.waiting = FIFO()
      return waiting
    }
    withExtendedLifetime(discarded) {}
  }
}
