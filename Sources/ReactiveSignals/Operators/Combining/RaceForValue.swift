public import Synchronization

extension SignalProtocol {
  /// Returns a signal that sends the events of the signal that sends a value first, this one or `other`.
  ///
  /// ![Marble diagram of raceForValue](raceForValue)
  ///
  ///     // -|
  ///     // ---1--2--|    raceForValue
  ///     // ---1--2--|
  ///
  /// In contrast to ``race(_:)`` a signal that completes or fails without a value leaves the race. The other signal is disposed
  /// before the first value is passed on. This signal is started before `other`, which is not started when this signal has won.
  ///
  /// For example, a cache may have nothing, and the network may fail:
  ///
  ///     cached(url).raceForValue(load(url))
  ///
  /// - **Sends**: the values of the signal that sends a value first.
  /// - **Ends**: as that signal does. When both signals have ended without a value, fails with the first failure, or completes
  ///   if there was none.
  /// - **Disposal**: disposes both signals.
  /// - **Thread**: the winner's. Without a winner, the thread of the last end.
  /// - **Memory**: the first failure of a signal that has left the race. No value is kept.
  ///
  /// - Parameter other: The other signal.
  /// - Returns: A signal of the events of the first to send a value.
  /// - Complexity: O(1) for each value.
  @inlinable
  public func raceForValue<Other: SignalProtocol>(_ other: Other) -> some SignalProtocol<Value, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    RacedForValue([erased, other.erased])
  }
}

extension Signal {
  /// Returns a signal that sends the events of the first signal of an array to send a value.
  ///
  ///     Signal.raceForValue([Signal<Int, Never>.empty, Signal.just(2)]).subscribe { print($0) }
  ///     // 2
  ///
  /// With an empty array, the result completes immediately. Otherwise it behaves as ``SignalProtocol/raceForValue(_:)``.
  ///
  /// - Parameter signals: The signals, which are started in order.
  /// - Returns: A signal of the events of the first to send a value.
  @inlinable
  public static func raceForValue<S: SignalProtocol>(_ signals: [S]) -> some SignalProtocol<Value, Failure>
  where S.Value == Value, S.Failure == Failure {
    RacedForValue(signals.erased)
  }
}

@usableFromInline
struct RacedForValue<Value: Sendable, Failure: Error>: CoordinatedSignal {
  @usableFromInline let upstreams: [Signal<Value, Failure>]

  @inlinable
  init(_ upstreams: [Signal<Value, Failure>]) { self.upstreams = upstreams }

  @usableFromInline
  var description: String { "\(upstreams) raceForValue" }

  @inlinable
  @inline(never)
  func attach(erased sink: AnySink<Value, Failure>, in subscription: CompoundDisposable) {
    if upstreams.isEmpty { return sink.complete() }
    let contest = ValueContest(RaceState(sink, upstreams.count, subscription))
    for (index, upstream) in upstreams.enumerated() {
      upstream.start(erasing: ContestingSink(contest, index), in: contest.race.children[index])
    }
  }
}

/// A race that a signal leaves when it ends without a value. The last to leave it ends the result.
@usableFromInline
final class ValueContest<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let race: RaceState<Value, Failure>
  @usableFromInline let held = HeldFailure<Failure>()
  @usableFromInline let left = Atomic<Int>(0)

  @inlinable
  init(_ race: RaceState<Value, Failure>) { self.race = race }

  @usableFromInline
  func leave(_ failure: Failure?) {
    if let failure { held.hold(failure) }
    if left.add(1, ordering: .acquiringAndReleasing).newValue == race.children.count {
      race.down.end(held.failure)
    }
  }
}

@usableFromInline
struct ContestingSink<Value: Sendable, Failure: Error>: Sink, ~Copyable {
  @usableFromInline let contest: ValueContest<Value, Failure>
  @usableFromInline let index: Int
  @usableFromInline var hasWon = false

  @inlinable
  init(_ contest: ValueContest<Value, Failure>, _ index: Int) {
    self.contest = contest
    self.index = index
  }

  @inlinable
  mutating func send(_ value: Value) {
    if !hasWon { hasWon = contest.race.isWon(by: index) }
    if hasWon { contest.race.down.send(value) }
  }

  @inlinable
  func fail(_ error: Failure) { end(error) }

  @inlinable
  func complete() { end(nil) }

  @inlinable
  func end(_ failure: Failure?) {
    if hasWon { contest.race.down.end(failure) } else { contest.leave(failure) }
  }
}
