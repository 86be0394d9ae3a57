public import Synchronization

/// Turns recursion into a loop: a call that comes while another runs, from inside it or from another thread,
/// only has the runner run once more.
///
/// Operators that follow one upstream by the next (repeat, retry, concat …) go through one, so that any
/// number of upstreams that end at once take constant stack.
@frozen
@usableFromInline
struct Trampoline: ~Copyable, Sendable {
  @usableFromInline let calls = Atomic<Int>(0)

  @inlinable
  init() {}

  /// Runs `body` once for this call, unless a runner does it.
  @inlinable
  borrowing func run(_ body: () -> Void) {
    guard calls.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      body()
    } while calls.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}
