public import _ReactiveSignalsAtomics

extension SignalProtocol {
  /// Returns a signal with the events of this signal or of `other`, whichever sends an event first.
  ///
  /// ![Marble diagram of race](race)
  ///
  ///     // -----a--b--|
  ///     // ---1--2--3--|    race
  ///     // ---1--2--3--|
  ///
  /// Any event decides the race, a completion or a failure too. The other signal is disposed before that event is passed
  /// on. This signal is started before `other`, which is not started when this signal has decided the race.
  ///
  /// - **Sends**: the values of the signal that sends the first event.
  /// - **Ends**: as that signal does.
  /// - **Disposal**: disposes both signals, or the one that has won.
  /// - **Thread**: the sender's.
  /// - **Memory**: no value is kept.
  ///
  /// - Parameter other: The other signal.
  /// - Returns: A signal of the events of the winner.
  /// - Complexity: O(1) for each value.
  @_alwaysEmitIntoClient
  public func race<Other: SignalProtocol>(_ other: Other) -> Signal<Value, Failure>
  where Other.Value == Value, Other.Failure == Failure {
    Signal<Value, Failure>.race([erased, other.erased])
  }
}

extension Signal {
  /// Returns a signal with the events of whichever of two signals sends an event first. It behaves as
  /// ``SignalProtocol/race(_:)``.
  ///
  ///     Signal.race(Signal.never, Signal.just(2)).subscribe { print($0) }
  ///     // 2
  @_alwaysEmitIntoClient
  public static func race<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B
  ) -> Signal<Value, Failure>
  where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Failure {
    a.race(b)
  }

  /// Returns a signal with the events of whichever of three or more signals of any kinds sends an event first. It
  /// behaves as ``SignalProtocol/race(_:)``.
  ///
  ///     Signal.race(Signal.never, Signal.just(2), Signal.just(3)).subscribe { print($0) }
  ///     // 2
  @_alwaysEmitIntoClient
  public static func race<A: SignalProtocol, B: SignalProtocol>(
    _ a: A,
    _ b: B,
    _ c: any SignalProtocol<Value, Failure>,
    _ more: any SignalProtocol<Value, Failure>...
  ) -> Signal<Value, Failure>
  where A.Value == Value, B.Value == Value, A.Failure == Failure, B.Failure == Failure {
    race([Signal(a), Signal(b), Signal(c)] + more.map { Signal($0) })
  }

  /// Returns a signal with the events of whichever signal of an array sends an event first.
  ///
  ///     Signal.race([Signal<Int, Never>.never, Signal.just(2)]).subscribe { print($0) }
  ///     // 2
  ///
  /// With an empty array, the result completes immediately. It behaves as ``SignalProtocol/race(_:)``.
  @inlinable
  public static func race<S: SignalProtocol>(_ signals: [S]) -> Signal<Value, Failure>
  where S.Value == Value, S.Failure == Failure {
    raced(signals.erased, forValue: false)
  }

  /// Returns a signal with the events of the signal of an array that sends an event first.
  ///
  /// - Parameters:
  ///   - signals: The signals.
  ///   - forValue: Whether a value decides the race, and a signal that ends without one leaves it.
  @inlinable
  static func raced(_ signals: [Signal], forValue: Bool) -> Signal {
    Signal { call in
      call.answer("\(signals) \(forValue ? "raceForValue" : "race")") { sink, subscription in
        if signals.isEmpty { return sink.complete() }
        let race = RaceState(sink, signals.count, subscription)
        for (index, signal) in signals.enumerated() {
          let sink = AnySink<Value, Failure>(
            next: { if race.isWon(by: index) { race.down.send($0) } },
            end: {
              if forValue { race.leave($0, by: index) } else if race.isWon(by: index) { race.down.end($0) }
            }
          )
          signal.start(erasing: sink, in: race.children[index])
        }
      }
    }
  }
}

/// The sink that the signals of a race compete for. It needs no gate: only the winner reaches it.
@usableFromInline
final class RaceState<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline let down: AnySink<Value, Failure>
  @usableFromInline let children: [CompoundDisposable]
  @usableFromInline let winner = Atomic<Int>(-1)
  private let leaverCount = Atomic<Int>(0)
  /// The first failure of a signal that has left the race.
  private let held = HeldFailure<Failure>()

  @inlinable
  init(_ down: AnySink<Value, Failure>, _ count: Int, _ subscription: CompoundDisposable) {
    self.down = down
    children = (0..<count).map { _ in CompoundDisposable(childOf: subscription) }
  }

  /// Returns whether the signal at `index` wins the race or has won it.
  @inlinable
  func isWon(by index: Int) -> Bool {
    let current = winner.load(ordering: .relaxed)
    return current == index || current < 0 && decide(for: index)
  }

  @usableFromInline
  func decide(for index: Int) -> Bool {
    guard winner.compareExchange(expected: -1, desired: index, ordering: .acquiringAndReleasing).exchanged
    else { return false }
    for (other, child) in children.enumerated() where other != index { child.dispose() }
    return true
  }

  /// Ends the result with the signal at `index` if that has won the race. Otherwise the signal leaves the race, and the last to do so ends
  /// the result.
  @usableFromInline
  func leave(_ failure: Failure?, by index: Int) {
    if winner.load(ordering: .relaxed) == index { return down.end(failure) }
    if let failure { held.hold(failure) }
    if leaverCount.add(1, ordering: .acquiringAndReleasing).newValue == children.count {
      down.end(held.failure)
    }
  }
}
