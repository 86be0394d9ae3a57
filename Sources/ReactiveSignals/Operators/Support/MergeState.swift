public import Synchronization

/// Where several upstreams flow into one sink: an serialized, and the number of upstreams that have not ended.
///
/// The first failure is the result's; it completes when the last upstream has.
@usableFromInline
final class MergeState<Down: Sink & ~Copyable>: Sendable {
  @usableFromInline let serialized: SerializedSink<Down>
  @usableFromInline let running: Atomic<Int>

  /// - Parameter running: how many upstreams there are to begin with.
  @inlinable
  init(_ down: consuming Down, _ subscription: CompoundDisposable, running: Int) {
    serialized = SerializedSink(down, subscription)
    self.running = Atomic(running)
  }

  @inlinable
  var subscription: CompoundDisposable { serialized.subscription }

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
  func takeSinkForLast() -> Down? {
    guard running.load(ordering: .acquiring) == 1, !subscription.isDisposed else { return nil }
    return serialized.takeSink()
  }

  /// One upstream has completed.
  @inlinable
  func end() {
    if running.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { serialized.complete() }
  }
}

/// The sink of one upstream of a mergeState.
@frozen
@usableFromInline
struct MergeInput<Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline let mergeState: MergeState<Down>

  @inlinable
  init(_ mergeState: MergeState<Down>) { self.mergeState = mergeState }

  @inlinable
  func send(_ value: Down.Value) { mergeState.serialized.send(value) }

  @inlinable
  func fail(_ error: Down.Failure) { mergeState.serialized.fail(error) }

  @inlinable
  func complete() { mergeState.end() }
}
