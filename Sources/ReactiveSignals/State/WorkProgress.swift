import _ReactiveSignalsAtomics

/// The progress of the work of an execution, which tells once that the cleanup of the work has run.
///
/// A thread that cancels a work which another thread still begins disposes what has been added so far. The rest runs when it is added. So
/// that thread tells, when it has begun the work.
struct WorkProgress: ~Copyable, Sendable {
  private enum State: UInt8, AtomicRepresentable {
    case waits
    case begins
    case runs
    case wasCanceledAtBeginning
    case isOver
  }

  private let state = Atomic<State>(.waits)
  /// The number of callers that have not left, if there can be more than one.
  private let callers = Atomic(0)

  init() {}

  /// Begins the work. Returns `false` if it has been canceled.
  func begin() -> Bool { advance(from: .waits, to: .begins) }

  /// Notes that the call has returned that began the work.
  ///
  /// - Returns: A Boolean value that indicates whether the work was canceled meanwhile, so that its cleanup has run now.
  func hasBegun() -> Bool {
    !advance(from: .begins, to: .runs) && advance(from: .wasCanceledAtBeginning, to: .isOver)
  }

  /// Notes that the work has ended by itself, or has been disposed.
  ///
  /// - Parameter isFollowed: A closure that tells that the cleanup of the work has run, and returns whether another work waits.
  /// - Returns: A Boolean value that indicates whether the caller begins the next work: if this one had not begun, or as the closure says. It is
  ///   `false` if the cleanup will run, or has been told.
  func end(isCanceled: Bool, _ isFollowed: () -> Bool) -> Bool {
    if isCanceled, advance(from: .begins, to: .wasCanceledAtBeginning) { return false }
    return switch state.exchange(.isOver, ordering: .acquiringAndReleasing) {
    case .waits: true
    case .begins, .runs: isFollowed()
    case .wasCanceledAtBeginning, .isOver: false
    }
  }

  /// Cancels the work, unless it has begun.
  ///
  /// - Returns: A Boolean value that indicates whether this call has canceled it.
  func cancelIfWaiting() -> Bool { advance(from: .waits, to: .isOver) }

  /// Counts the first caller, so that others can join.
  func admitCallers() { callers.store(1, ordering: .relaxed) }

  /// Counts one caller more. Returns `false` if all have left, or if others cannot join.
  func addCaller() -> Bool {
    var count = callers.load(ordering: .relaxed)
    while count > 0 {
      let (isAdded, now) = callers.compareExchange(expected: count, desired: count + 1, ordering: .relaxed)
      if isAdded { return true }
      count = now
    }
    return false
  }

  /// Counts one caller less. Returns `true` for the last one.
  func removeCaller() -> Bool { callers.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 }

  private func advance(from old: State, to new: State) -> Bool {
    state.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
  }
}
