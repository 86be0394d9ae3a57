public import Synchronization

/// A loop in place of recursion.
///
/// A call that arrives while another one runs, from inside it or from another thread, makes the running one repeat its
/// body. Operators that subscribe to one upstream after another (repeat, retry, concat …) do so through a trampoline. So
/// any number of upstreams that end synchronously take constant stack.
@frozen
@usableFromInline
struct Trampoline: ~Copyable, Sendable {
  @usableFromInline let calls = Atomic<Int>(0)

  @inlinable
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
