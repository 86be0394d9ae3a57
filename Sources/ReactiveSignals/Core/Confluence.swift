public import Synchronization

/// Where several upstreams flow into one sink: an outlet, and the number of upstreams that have not ended.
///
/// The first failure is the result's; it completes when the last upstream has.
@usableFromInline
final class Confluence<Down: Sink & ~Copyable>: Sendable {
  @usableFromInline let outlet: Outlet<Down>
  @usableFromInline let running: Atomic<Int>

  /// - Parameter running: how many upstreams there are to begin with.
  @inlinable
  init(_ down: consuming Down, _ subscription: CompoundDisposable, running: Int) {
    outlet = Outlet(down, subscription)
    self.running = Atomic(running)
  }

  @inlinable
  var subscription: CompoundDisposable { outlet.subscription }

  /// One upstream more.
  @inlinable
  func begin() {
    running.wrappingAdd(1, ordering: .relaxed)
  }

  /// Takes the sink away when one upstream is left, for that one to have it for itself; while the result is disposed, or
  /// something is being delivered, nobody gets it.
  ///
  /// The caller is about to start that upstream, so nobody else can send any more.
  @inlinable
  func sinkOfLast() -> Down? {
    guard running.load(ordering: .acquiring) == 1, !subscription.isDisposed else { return nil }
    return outlet.takeSink()
  }

  /// One upstream has completed.
  @inlinable
  func end() {
    if running.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { outlet.complete() }
  }
}

/// The sink of one upstream of a confluence.
@frozen
@usableFromInline
struct ConfluenceSink<Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline let confluence: Confluence<Down>

  @inlinable
  init(_ confluence: Confluence<Down>) { self.confluence = confluence }

  @inlinable
  func send(_ value: Down.Value) { confluence.outlet.send(value) }

  @inlinable
  func fail(_ error: Down.Failure) { confluence.outlet.fail(error) }

  @inlinable
  func complete() { confluence.end() }
}
