/// `FlattenStrategy.merge(limit:)` and `.concat`: has the inner signals wait until it is their turn.
@usableFromInline
struct QueueingSink<Value: Sendable, Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  private let queue: InnerQueue<Inner, Down>
  private let transform: @Sendable (Value) -> Inner

  @usableFromInline
  init(_ confluence: Confluence<Down>, _ limit: Int, _ transform: @escaping @Sendable (Value) -> Inner) {
    queue = InnerQueue(confluence, limit)
    self.transform = transform
  }

  @usableFromInline
  func send(_ value: Value) { queue.add(transform(value)) }

  @usableFromInline
  func fail(_ error: Inner.Failure) { queue.confluence.outlet.fail(error) }

  @usableFromInline
  func complete() { queue.confluence.end() }
}

/// The inner signals that wait, and the number of those that run.
private final class InnerQueue<Inner: SignalProtocol, Down: Sink & ~Copyable>: Sendable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  private struct State: Sendable {
    var waiting = FIFO<Inner>()
    var running = 0
  }

  let confluence: Confluence<Down>
  private let limit: Int
  private let state = Locked(State())
  private let starts = Trampoline()

  init(_ confluence: Confluence<Down>, _ limit: Int) {
    self.confluence = confluence
    self.limit = limit
  }

  func add(_ inner: Inner) {
    confluence.begin()
    state.withLock { $0.waiting.append(inner) }
    startWaiting()
  }

  func innerCompleted() {
    state.withLock { $0.running -= 1 }
    startWaiting()
    confluence.end()
  }

  /// Starts inner signals up to the limit. One that completes at once has the trampoline come round again.
  private func startWaiting() {
    starts.run {
      while let inner = takeNext() {
        inner.start(QueuedSink(queue: self), in: CompoundDisposable(partOf: confluence.subscription))
      }
    }
  }

  private func takeNext() -> Inner? {
    state.withLock { state in
      guard state.running < limit, let inner = state.waiting.popFirst() else { return nil }
      state.running += 1
      return inner
    }
  }
}

private struct QueuedSink<Inner: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Inner.Value, Down.Failure == Inner.Failure {
  let queue: InnerQueue<Inner, Down>

  func send(_ value: Inner.Value) { queue.confluence.outlet.send(value) }
  func fail(_ error: Inner.Failure) { queue.confluence.outlet.fail(error) }
  func complete() { queue.innerCompleted() }
}
