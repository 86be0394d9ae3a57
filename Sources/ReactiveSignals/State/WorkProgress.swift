import Synchronization

/// The progress of the work of an execution, which tells once that the cleanup of the work has run.
///
/// A thread that cancels a work which another thread still begins disposes what has been added so far. The rest runs when it is added. So
/// that thread tells, when it has begun the work.
@usableFromInline
struct WorkProgress: ~Copyable, Sendable {
  private enum State: UInt8, AtomicRepresentable {
    case waits
    case begins
    case runs
    case wasCanceledAtBeginning
    case isOver
  }

  private let state = Atomic<State>(.waits)

  @usableFromInline
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
  /// - Returns: A Boolean value that indicates whether the cleanup of a work that had begun has run.
  func end(isCanceled: Bool) -> Bool {
    if isCanceled, advance(from: .begins, to: .wasCanceledAtBeginning) { return false }
    let before = state.exchange(.isOver, ordering: .acquiringAndReleasing)
    return before == .begins || before == .runs
  }

  private func advance(from old: State, to new: State) -> Bool {
    state.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
  }
}
