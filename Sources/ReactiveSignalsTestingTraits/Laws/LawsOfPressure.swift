import ReactiveSignals
import ReactiveSignalsTesting

// MARK: - A consumer that is slow

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension LawChecker {
  /// A consumer that takes a value a tick loses nothing, and one that leaves releases the source.
  package func checkSlowConsumer() {
    for end in ends {
      let atOnce = events(of: .script(values, end)) { [drained] _ in for _ in 1...4 { drained() } }
      let oneByOne = events(of: LawSource()) { [drained, values] source in
        for value in values {
          source.send(value)
          drained()
        }
        source.send(event: end)
        for _ in 1...4 { drained() }
      }
      for limit in [1, 2, 5] {
        let source = LawSource.paced(values, end)
        let consumer = SlowConsumer(operate(source.signal), limit: limit)
        for _ in 1...values.count * 4 + 20 where !consumer.hasEnded {
          consumer.takeOne()
          drained()
        }
        let taken = consumer.log
        // Where time or the order of several upstreams matters, pressure changes the result. Then only the end must come. A failure
        // may overtake the values that wait in front of it.
        if atOnce == oneByOne {
          let kept = end.failure == nil ? atOnce : taken.dropLast() + atOnce.suffix(1)
          let isPrefix = zip(taken.dropLast(), atOnce).allSatisfy { $0 == $1 }
          expect(
            .waits,
            taken == kept && isPrefix,
            "a consumer that waits at \(limit) got \(taken), others \(atOnce)"
          )
        } else if [atOnce, oneByOne].allSatisfy({ $0.last?.hasPrefix("next") == false }) {
          expect(.waits, consumer.hasEnded, "a consumer that waits at \(limit) got no end after \(taken)")
        }
        consumer.leave()
        expectStopped(source, "a slow consumer having left")
      }
    }
  }

  /// A consumer that waits receives the values of synchronous sources in the order in which others do, however they are flattened.
  package func checkOrderForSlowConsumer() {
    // Otherwise time or threads decide.
    let probe = Probe()
    operate(Signal(Thrice(Signal.from(values)))).subscribe(probe)
    probe.dispose()
    guard probe.isTerminated else { return }
    let parts = stride(from: 0, to: values.count, by: 5).map { Array(values[$0..<min($0 + 5, values.count)]) }
    for end in ends {
      let array: @Sendable ([Int]) -> Signal<Int, TestFailure> = { values in
        Signal(Thrice(Signal.from(values).concat(.end(with: end)).erased))
      }
      var results = Subject<Signal<Result.Value, Result.Failure>, Result.Failure>()
      expectSameOrder("when flattened from a subject", limit: 2) {
        results = Subject()
        return results.flatMap { $0 }
      } driving: {
        for part in parts { results.send(operate(array(part)).erased) }
        results.complete()
      }
      expectSameOrder("of arrays", limit: 1) { self.operate(array(self.values)) }
      // A failure ends the others early.
      if end.failure != nil { continue }
      expectSameOrder("of flattened arrays", limit: 3) {
        self.operate(Signal(Thrice(Signal.from(parts).flatMap(array))))
      }
      expectSameOrder("when flattened", limit: 1) {
        let results = parts.map { self.operate(array($0)).erased }
        return Signal<Signal<Result.Value, Result.Failure>, Result.Failure>.from(results).flatMap { $0 }
      }
      expectSameOrder("when merged", limit: 2) {
        self.operate(array(parts[0])).merge(self.operate(array(parts[parts.count - 1])))
      }
    }
  }

  private func expectSameOrder<Made: SignalProtocol>(
    _ situation: String,
    limit: Int,
    _ make: () -> Made,
    driving drive: () -> Void = {}
  ) {
    let probe = LawProbe<Made.Value, Made.Failure>()
    make().subscribe(probe)
    drive()
    let log = probe.log
    probe.dispose()
    let consumer = SlowConsumer(make(), limit: limit)
    drive()
    for _ in 0...log.count where !consumer.hasEnded { consumer.takeOne() }
    let taken = consumer.log
    consumer.leave()
    expect(
      .flattens,
      taken == log,
      "a consumer that waits at \(limit) got \(taken), others \(log), \(situation)"
    )
  }

  package func checkConsumerThatLeaves() {
    for takenCount in 0...2 {
      let lifetimes = Lifetimes()
      let sources = Lifetimes()
      func run() {
        let source = LawSource.paced(values, .completed, capturing: sources.make())
        let consumer = SlowConsumer(operate(source.signal), limit: 1, holding: lifetimes.make())
        for _ in 0..<takenCount {
          consumer.takeOne()
          drained()
        }
        consumer.leave()
        drained()
        expectStopped(source, "a consumer having left after \(takenCount) values")
        source.reset()
      }
      run()
      expect(.release, lifetimes.live == 0, "the consumer is held after it has left")
      expect(.release, sources.live == 0, "the source is held after the consumer has left")
    }
  }

  private func events(of source: LawSource, _ drive: (LawSource) -> Void) -> [String] {
    let probe = Probe()
    operate(source.signal).subscribe(probe)
    drive(source)
    probe.dispose()
    return probe.log
  }
}

extension Signal {
  /// A signal that ends immediately.
  fileprivate static func end(with event: Event<Value, Failure>) -> Signal {
    event.failure.map { .fail($0) } ?? .empty
  }
}

/// A task in virtual time that takes a value when it is told to.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class SlowConsumer<Result: SignalProtocol> {
  private let scheduler = TestScheduler()
  private let received = Log<String>()
  private let isOver = Shared(false)
  private let turns = Subject<Void, Never>()
  private let task: Task<Void, any Error>

  init(_ result: Result, limit: Int, holding token: Tracked? = nil) {
    task = scheduler.task { [received, isOver, turns] in
      var values = result.on(next: { _ in withExtendedLifetime(token) {} })
        .values(buffering: .waiting(limit)).makeAsyncIterator()
      for await _ in turns.values {
        let event: Event<Result.Value, Result.Failure>
        do throws(Result.Failure) {
          event = try await values.next().map { .next($0) } ?? .completed
        } catch {
          event = .failed(error)
        }
        received.append(event.description)
        if event.isTerminal {
          _ = isOver.exchange(true)
          return
        }
      }
    }
    scheduler.advance(ticks: 1)
  }

  var log: [String] { received.entries }
  var hasEnded: Bool { isOver.value }

  func takeOne() {
    turns.send()
    scheduler.advance(ticks: 1)
  }

  func leave() {
    task.cancel()
    scheduler.advance(ticks: 1)
  }
}

// MARK: - Pressure

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension LawChecker {
  /// Measures the pressure of a subscriber in front of the operator. The result is `nil` if the operator has not subscribed to its
  /// source.
  package func measuredPressure() -> Pressuring? {
    guard let before = sentBeforeFirstValue() else { return nil }
    // An operator that begins rounds does not subscribe then.
    let whileSaturated = sentWhileSaturated() ?? 0
    if whileSaturated == Self.many { return .ends }
    if before == Self.many { return .runsAhead }
    return max(before, whileSaturated) == 0 ? .passes : .holds(max(before, whileSaturated))
  }

  private static var many: Int { 4_000 }

  /// The number of values that a source sends while the subscriber wants none from the beginning.
  private func sentWhileSaturated() -> Int? {
    let source = LawSource.paced(Array(1...Self.many), nil)
    // Not concat, which begins no signal while the subscriber wants no value.
    let filled = Signal<Int, Result.Failure>.just(0).merge(operate(source.signal).map { _ in 0 })
    return sent(source, filled)
  }

  /// The number of values that a source sends before the first one arrives, apart from those that make it.
  private func sentBeforeFirstValue() -> Int? {
    let driven = LawSource()
    let probe = Probe()
    operate(driven.signal).subscribe(probe)
    drained()
    var needed = 0
    while probe.count == 0, needed < values.count {
      driven.send(values[needed])
      needed += 1
      drained()
    }
    probe.dispose()
    let source = LawSource.paced(Array(1...Self.many), nil)
    guard let sent = sent(source, operate(source.signal)) else { return nil }
    return sent == Self.many ? probe.count == 0 ? 0 : sent : max(0, sent - needed)
  }

  private func sent(_ source: LawSource, _ result: some SignalProtocol) -> Int? {
    let consumer = SlowConsumer(result, limit: 1)
    for _ in 1...3 { drained() }
    let counts = source.runs.map(\.produced)
    consumer.leave()
    return counts.max()
  }
}

/// The pressure of a subscriber in front of an operator.
package enum Pressuring: Equatable, CustomStringConvertible {
  case passes
  case holds(Int)
  case runsAhead
  case ends

  package var description: String {
    switch self {
    case .passes: "passes"
    case .holds(let count): "holds \(count)"
    case .runsAhead: "runs ahead"
    case .ends: "ends"
    }
  }
}
