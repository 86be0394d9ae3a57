extension SignalProtocol {
  /// Subscribes to this signal again each time it completes, without end.
  ///
  ///     [1, 2].signal().repeated().take(5).subscribe { print($0) }
  ///     // 1
  ///     // 2
  ///     // 1
  ///     // 2
  ///     // 1
  ///
  /// A failure ends it, and so does disposal. Rounds that complete at once follow each other in a loop: they take
  /// constant stack. Each round starts, after the cleanup of the one before, on the thread of its completion.
  ///
  /// RAC: `repeat`, which started each round but the first on a scheduler.
  @inlinable
  public func repeated() -> some SignalProtocol<Value, Failure> {
    Restarted(self, after: .completion, times: nil)
  }

  /// Subscribes to this signal `times` times in all, one after the other. With 0 it completes at once.
  ///
  /// Otherwise as ``repeated()``.
  @inlinable
  public func repeated(_ times: Int) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "A signal cannot be repeated a negative number of times")
    return Restarted(self, after: .completion, times: times - 1)
  }

  /// Subscribes to this signal again each time it fails, without end.
  ///
  /// Values pass as they come, those of rounds that fail later included; failures do not pass. Completion ends it,
  /// and so does disposal. Rounds that fail at once follow each other in a loop: they take constant stack.
  ///
  /// RAC: `retry`.
  @inlinable
  public func retry() -> some SignalProtocol<Value, Failure> {
    Restarted(self, after: .failure, times: nil)
  }

  /// Subscribes to this signal again, at most `times` times, when it fails. With 0 it changes nothing.
  ///
  ///     var attempts = 0
  ///     load().retry(2)   // tries three times in all
  ///
  /// The last failure passes. Otherwise as ``retry()``.
  ///
  /// RAC: `retry:`, where 0 meant without end.
  @inlinable
  public func retry(_ times: Int) -> some SignalProtocol<Value, Failure> {
    precondition(times >= 0, "A signal cannot be retried a negative number of times")
    return Restarted(self, after: .failure, times: times)
  }
}

/// A signal that is subscribed to again when it ends in one of the two ways.
@frozen
@usableFromInline
struct Restarted<Upstream: SignalProtocol>: SignalProtocol {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @frozen
  @usableFromInline
  enum End: Sendable {
    case completion
    case failure
  }

  @usableFromInline let upstream: Upstream
  @usableFromInline let end: End
  /// How often it is subscribed to again; `nil` for any number of times, -1 for not even once.
  @usableFromInline let times: Int?

  @inlinable
  init(_ upstream: Upstream, after end: End, times: Int?) {
    self.upstream = upstream
    self.end = end
    self.times = times
  }

  @inlinable
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    var sink = sink
    if let times, times < 0 { return sink.complete() }
    Rounds(self, sink, subscription).next()
  }
}

/// The rounds of one subscription. They follow each other, so the sink they share needs no gate.
@usableFromInline
final class Rounds<Upstream: SignalProtocol, Down: Sink & ~Copyable>: Sendable
where Down.Value == Upstream.Value, Down.Failure == Upstream.Failure {
  @usableFromInline let signal: Restarted<Upstream>
  @usableFromInline let down: SinkBox<Down>
  @usableFromInline let subscription: CompoundDisposable
  @usableFromInline let trampoline = Trampoline()
  private let started = Locked(0)

  @usableFromInline
  init(_ signal: Restarted<Upstream>, _ down: consuming Down, _ subscription: CompoundDisposable) {
    self.signal = signal
    self.down = SinkBox(down)
    self.subscription = subscription
  }

  @inlinable
  func next() {
    trampoline.run {
      signal.upstream.start(RoundSink(self), in: CompoundDisposable(partOf: subscription))
    }
  }

  /// Whether a round that ended that way is followed by another.
  @usableFromInline
  func isFollowed(after end: Restarted<Upstream>.End) -> Bool {
    guard end == signal.end else { return false }
    guard let times = signal.times else { return true }
    return started.withLock { started in
      started += 1
      return started <= times
    }
  }
}

@frozen
@usableFromInline
struct RoundSink<Upstream: SignalProtocol, Down: Sink & ~Copyable>: Sink, ~Copyable
where Down.Value == Upstream.Value, Down.Failure == Upstream.Failure {
  @usableFromInline let rounds: Rounds<Upstream, Down>

  @inlinable
  init(_ rounds: Rounds<Upstream, Down>) { self.rounds = rounds }

  @inlinable
  func send(_ value: Down.Value) { rounds.down.send(.next(value)) }

  @inlinable
  func fail(_ error: Down.Failure) {
    if rounds.isFollowed(after: .failure) { rounds.next() } else { rounds.down.send(.failed(error)) }
  }

  @inlinable
  func complete() {
    if rounds.isFollowed(after: .completion) { rounds.next() } else { rounds.down.send(.completed) }
  }
}
