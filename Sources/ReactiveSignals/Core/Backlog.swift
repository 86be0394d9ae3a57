/// What happens to what is posted when enough is waiting already.
@frozen
@usableFromInline
enum BacklogOverflow: Sendable {
  case never
  case dropsOldest(limit: Int)
  case dropsNewest(limit: Int)
}

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
    @usableFromInline var waiting: [Element] = []
    /// Where the oldest is, in a backlog that overflows: from there on `waiting` is a ring.
    @usableFromInline var oldest = 0
    @usableFromInline var isAttended = false

    @inlinable
    init() {}

    @inlinable
    mutating func straighten() {
      guard oldest > 0 else { return }
      waiting = Array(waiting[oldest...] + waiting[..<oldest])
      oldest = 0
    }

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
      state.straighten()
      state.waiting.append(element)
      return state.attend()
    }
  }

  /// Posts `element`, within the limit.
  ///
  /// - Returns: whether the caller has to send for the collector, and what was dropped.
  @inlinable
  borrowing func post(_ element: Element, _ overflow: BacklogOverflow) -> (
    sendForCollector: Bool, dropped: Element?
  ) {
    state.withLock { state in
      switch overflow {
      case .dropsOldest(let limit) where state.waiting.count >= limit:
        let dropped = state.waiting[state.oldest]
        state.waiting[state.oldest] = element
        state.oldest = (state.oldest + 1) % limit
        return (state.attend(), dropped)
      case .dropsNewest(let limit) where state.waiting.count >= limit:
        return (state.attend(), element)
      default:
        state.waiting.append(element)
        return (state.attend(), nil)
      }
    }
  }

  /// Exchanges the empty `batch` for what is waiting.
  ///
  /// - Returns: `false` when nothing is waiting; the collector then has to go.
  @inlinable
  borrowing func collect(_ batch: inout [Element]) -> Bool {
    batch = state.withLock { [batch] state in
      state.straighten()
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
      state.waiting = []
      state.oldest = 0
      return waiting
    }
    withExtendedLifetime(discarded) {}
  }
}
