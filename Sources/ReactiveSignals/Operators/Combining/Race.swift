public import Synchronization

extension SignalProtocol {
  /// Follows the one of both signals that sends something first.
  ///
  /// ![Marble diagram of race](race)
  ///
  ///     // -----a--b--|
  ///     // ---1--2--3--|    race
  ///     // ---1--2--3--|
  ///
  /// Any event decides, a completion or a failure too; the other signal is disposed before it passes. This signal is
  /// started before `other`, which is not started when that has decided it.
  @inlinable
  public func race<Other: SignalProtocol>(_ other: Other) -> some SignalProtocol<Value, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    Racing(self, other)
  }
}

extension Signal {
  /// Follows the one of two signals that sends something first. See ``SignalProtocol/race(_:)``.
  @inlinable
  public static func race<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> some SignalProtocol<Value, Failure>
  where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Failure {
    a.race(b)
  }

  /// Follows the one of three signals or more, of any kinds, that sends something first. See
  /// ``SignalProtocol/race(_:)``.
  @inlinable
  public static func race<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: any SignalProtocol<Value, Failure>,
    _ more: any SignalProtocol<Value, Failure>...
  ) -> some SignalProtocol<Value, Failure>
  where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Failure {
    race([Signal(a), Signal(b), Signal(c)] + more.map { Signal($0) })
  }

  /// Follows the one of `signals` that sends something first; of none, it completes at once.
  ///
  /// See ``SignalProtocol/race(_:)``.
  @inlinable
  public static func race<S: SignalProtocol>(_ signals: [S]) -> some SignalProtocol<Value, Failure>
  where S.Value == Value, S.Failure == Failure {
    RacingArray(signals)
  }
}

@frozen
@usableFromInline
struct Racing<First: SignalProtocol, Second: SignalProtocol>: SignalProtocol
where First.Value == Second.Value, First.Failure == Second.Failure {
  @usableFromInline typealias Value = First.Value
  @usableFromInline typealias Failure = First.Failure

  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @usableFromInline
  var description: String { "[\(first), \(second)] race" }

  @inlinable
  @inline(__always)
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    let race = Race(sink, 2, subscription)
    first.start(RacingSink(race, 0), in: race.parts[0])
    second.start(RacingSink(race, 1), in: race.parts[1])
  }
}

@frozen
@usableFromInline
struct RacingArray<Upstream: SignalProtocol>: SignalProtocol {
  @usableFromInline typealias Value = Upstream.Value
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstreams: [Upstream]

  @inlinable
  init(_ upstreams: [Upstream]) { self.upstreams = upstreams }

  @usableFromInline
  var description: String { "\(upstreams) race" }

  @inlinable
  func attach<Down: Sink & ~Copyable>(_ sink: consuming Down, in subscription: CompoundDisposable)
  where Down.Value == Value, Down.Failure == Failure {
    if upstreams.isEmpty {
      var sink = sink
      return sink.complete()
    }
    let race = Race(sink, upstreams.count, subscription)
    for (lane, upstream) in upstreams.enumerated() {
      upstream.start(RacingSink(race, lane), in: race.parts[lane])
    }
  }
}

/// A sink that belongs to whoever comes first. It needs no gate, since the others never reach it.
@usableFromInline
final class Race<Down: Sink & ~Copyable>: Sendable {
  @usableFromInline let down: SinkBox<Down>
  @usableFromInline let parts: [CompoundDisposable]
  @usableFromInline let winner = Atomic<Int>(-1)

  @inlinable
  init(_ down: consuming Down, _ count: Int, _ subscription: CompoundDisposable) {
    self.down = SinkBox(down)
    parts = (0..<count).map { _ in CompoundDisposable(childOf: subscription) }
  }

  /// Whether `lane` has won the race, now or before.
  @inlinable
  func isWon(by lane: Int) -> Bool {
    let current = winner.load(ordering: .relaxed)
    return current == lane || current < 0 && decide(for: lane)
  }

  @usableFromInline
  func decide(for lane: Int) -> Bool {
    guard winner.compareExchange(expected: -1, desired: lane, ordering: .acquiringAndReleasing).exchanged
    else { return false }
    for (index, part) in parts.enumerated() where index != lane { part.dispose() }
    return true
  }
}

@frozen
@usableFromInline
struct RacingSink<Down: Sink & ~Copyable>: Sink, ~Copyable {
  @usableFromInline let race: Race<Down>
  @usableFromInline let lane: Int

  @inlinable
  init(_ race: Race<Down>, _ lane: Int) {
    self.race = race
    self.lane = lane
  }

  @inlinable
  func send(_ value: Down.Value) { if race.isWon(by: lane) { race.down.send(.next(value)) } }

  @inlinable
  func fail(_ error: Down.Failure) { if race.isWon(by: lane) { race.down.send(.failed(error)) } }

  @inlinable
  func complete() { if race.isWon(by: lane) { race.down.send(.completed) } }
}
