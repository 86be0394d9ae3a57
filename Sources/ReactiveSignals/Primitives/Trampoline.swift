public import Synchronization

/// A loop in place of recursion.
///
/// A call that arrives while another one runs, from inside it or from another thread, makes the running one repeat its
/// body. The queues of inner signals start them through a trampoline. So any number of inner signals that end synchronously
/// take constant stack.
@usableFromInline
struct Trampoline: ~Copyable, Sendable {
  @usableFromInline let calls = Atomic<Int>(0)

  init() {}

  /// Runs `body` once for this call, or leaves that to the call that is running.
  @inlinable
  borrowing func run(_ body: () -> Void) {
    guard calls.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      body()
    } while calls.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}
