public import _ReactiveSignalsAtomics

/// The state of a merge of several upstreams: a serialized sink, and the number of upstreams that have not completed.
///
/// The result fails with the first failure, and completes when the last upstream has completed.
///
/// An upstream can replace those before it. It has a number then, its generation. An event of an earlier generation that another thread
/// delivers after the latest has begun is dropped, a failure included.
@usableFromInline
final class MergeState<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Down = OwnedSink<Value, Failure>

  @usableFromInline let serialized: SerializedSink<Down>
  @usableFromInline let running: Atomic<Int>
  /// The latest generation. Written inside the gate.
  @usableFromInline let latest = Atomic<Int>(0)

  /// Creates the state of one subscription.
  ///
  /// - Parameters:
  ///   - down: The sink; `nil` when it follows by ``putSink(_:)``.
  ///   - running: The number of upstreams at the beginning.
  @inlinable
  init(_ down: consuming Down?, _ subscription: CompoundDisposable, running: Int) {
    serialized = SerializedSink(down, subscription)
    self.running = Atomic(running)
  }

  @inlinable
  var subscription: CompoundDisposable { serialized.subscription }

  /// Adds an upstream.
  @inlinable
  func begin() {
    running.wrappingAdd(1, ordering: .relaxed)
  }

  /// Begins a generation in place of an upstream that is not the last. What earlier generations send from now on is dropped.
  ///
  /// It does nothing in a generation that has begun.
  // Not inlinable: it does nothing that depends on the type of the values.
  @usableFromInline
  func replace(_ upstream: CompoundDisposable, by generation: Int) {
    if latest.load(ordering: .relaxed) == generation { return }
    if upstream.end() { running.wrappingSubtract(1, ordering: .acquiringAndReleasing) }
    serialized.gate.perform { self.latest.store(generation, ordering: .relaxed) }
  }

  /// Starts an upstream that has been added, in a subscription of its own.
  // Not inlined: the upstreams share one copy.
  @inlinable
  @inline(never)
  func start(_ upstream: Signal<Value, Failure>, in child: CompoundDisposable) {
    upstream.start(erasing: Input(self), in: child)
  }

  /// Takes the sink out, for the only upstream that is left.
  ///
  /// The caller is that upstream or about to start it, so that no other upstream can send.
  ///
  /// - Returns: The sink; `nil` when other upstreams run, when the result is disposed, or during a delivery.
  @inlinable
  func takeSinkForLast() -> Down? {
    guard running.load(ordering: .acquiring) == 1, !subscription.isDisposed else { return nil }
    return serialized.takeSink()
  }

  /// Puts the sink back that the only upstream has taken out, before that upstream starts another one.
  @inlinable
  func putSink(_ sink: consuming Down) { serialized.putSink(sink) }

  /// Removes an upstream that has completed. A failure ends the result.
  @inlinable
  func end(_ failure: Failure?) {
    if failure != nil || running.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
      serialized.end(failure)
    }
  }

  /// Returns the sink of the upstream of a generation.
  @inlinable
  func input(of generation: Int) -> AnySink<Value, Failure> {
    AnySink(next: { self.send($0, of: generation) }, end: { self.end($0, of: generation) })
  }

  @inlinable
  func send(_ value: Value, of generation: Int) {
    if !serialized.gate.performIfIdle({ sendNow(value, of: generation) }) {
      serialized.queue(under: subscription.pressure) { self.sendNow(value, of: generation) }
    }
  }

  /// Sends a value of the latest generation. Inside the gate alone.
  ///
  /// An earlier one, which may still send on another thread, does not touch the sink. So that can be taken out and put back meanwhile.
  // Not inlined: the gate's way in and its queue share one copy.
  @inlinable
  @inline(never)
  func sendNow(_ value: Value, of generation: Int) {
    if latest.load(ordering: .relaxed) == generation { serialized.sendNow(value) }
  }

  /// Removes an upstream that has ended. The failure of the latest generation ends the result.
  // Not inlinable: it is rare.
  @usableFromInline
  func end(_ failure: Failure?, of generation: Int) {
    guard let failure else { return end(nil) }
    serialized.gate.perform {
      if self.latest.load(ordering: .relaxed) == generation {
        self.serialized.endNow(failure)
      } else {
        self.end(nil)
      }
    }
  }
}

extension MergeState {
  /// The sink of one upstream of a merge.
  @usableFromInline
  struct Input: Sink, ~Copyable {
    @usableFromInline let mergeState: MergeState<Value, Failure>

    @inlinable
    init(_ mergeState: MergeState<Value, Failure>) { self.mergeState = mergeState }

    @inlinable
    func send(_ value: Value) { mergeState.serialized.send(value) }

    @inlinable
    func end(_ failure: Failure?) { mergeState.end(failure) }
  }
}
