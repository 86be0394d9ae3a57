import _ReactiveSignalsAtomics
import TestSupport
import class ReactiveSignalsTestingTraits.Shared

@testable import ReactiveSignals

/// Threads that do the same thing at the same time, so often that they meet between any two instructions.
///
/// `REACTIVE_SIGNALS_HOSTILE=20` makes 20 times as many rounds, as `scripts/check-mutations` does.
@Suite(.serialized, .withoutLeaks) struct ContentionTests {
  @Test("Values that threads send at one instant are delivered one at a time, completely, in their orders")
  func sends() {
    let rounds = 25_000 * hostileRounds
    let stream = Stream(threads: 2)
    let line = StartingLine(threads: 2)
    onThreads(2) { thread in
      for round in 0..<rounds {
        line.wait(round)
        for _ in 1...5 { stream.send(from: thread) }
      }
    }
    expectEqual(stream.mistakes, 0)
    expectEqual(stream.received, [5 * rounds, 5 * rounds])
  }

  @Test("Values that threads send at one instant during a delivery are delivered after it, in their orders")
  func sendsDuringDelivery() {
    let rounds = 500
    let stream = Stream(threads: 3)
    for _ in 1...20 {
      let line = StartingLine(threads: 2)
      stream.send(from: 2) {
        onThreads(2) { thread in
          for round in 0..<rounds {
            line.wait(round)
            stream.send(from: thread)
          }
        }
      }
    }
    expectEqual(stream.mistakes, 0)
    expectEqual(stream.received, [20 * rounds, 20 * rounds, 20])
  }

  @Test("A source that begins to wait for a subscriber goes on when that one leaves at the same instant")
  func leaving() {
    let meetings = (0..<10_000 * hostileRounds).map { _ in SharedSource() }
    let line = StartingLine(threads: 2)
    onThreads(2) { thread in
      for (round, meeting) in meetings.enumerated() {
        line.wait(round)
        if thread == 0 { meeting.wait() } else { meeting.leave(later: round % 1_000) }
      }
    }
    expectEqual(meetings.count { !$0.goesOn.load(ordering: .relaxed) || !$0.goesOnAgain() }, 0)
  }

  @Test("One of the threads that take a sink at the same instant gets it")
  func sinks() {
    let sinks = (0..<50_000).map { _ in
      SerializedSink(AnySink<Int, Never>(next: { _ in }, end: { _ in }), CompoundDisposable())
    }
    let count = Atomic(0)
    let line = StartingLine(threads: 2)
    onThreads(2) { _ in
      for (round, serialized) in sinks.enumerated() {
        line.wait(round)
        if serialized.takeSink() != nil { count.add(1, ordering: .relaxed) }
      }
    }
    expectEqual(count.load(ordering: .relaxed), sinks.count)
  }

  @Test("A compound that threads dispose at the same instant ends once, and runs each cleanup once")
  func disposals() {
    let cleanups = Atomic(0)
    let compounds = (0..<50_000).map { _ in
      let compound = CompoundDisposable()
      compound.add { cleanups.add(1, ordering: .relaxed) }
      compound.add { cleanups.add(1, ordering: .relaxed) }
      return compound
    }
    let ends = Atomic(0)
    let line = StartingLine(threads: 2)
    onThreads(2) { _ in
      for (round, compound) in compounds.enumerated() {
        line.wait(round)
        if compound.end() { ends.add(1, ordering: .relaxed) }
      }
    }
    expectEqual(ends.load(ordering: .relaxed), compounds.count)
    expectEqual(cleanups.load(ordering: .relaxed), 2 * compounds.count)
  }

  @Test("A sink that is released during a delivery lives until that ends")
  func releases() {
    let log = Log<String>()
    let serialized = Shared<SerializedSink<Fragile>?>(nil)
    let sink = Fragile(log) { serialized.value?.releaseSink() }
    let new = SerializedSink(sink, CompoundDisposable())
    _ = serialized.exchange(new)
    new.send(1)
    expectEqual(log.entries, ["delivered", "released"])
    _ = serialized.exchange(nil)
  }
}

/// A sink that notes when it is released.
private struct Fragile: Sink, ~Copyable {
  private let log: Log<String>
  private let handler: @Sendable () -> Void

  init(_ log: Log<String>, _ handler: @escaping @Sendable () -> Void) {
    self.log = log
    self.handler = handler
  }

  deinit { log.append("released") }

  func send(_ value: Int) {
    handler()
    log.append("delivered")
  }

  func end(_ failure: Never?) {}
}

/// A place where threads wait for each other, but not long: one that does not run must not hold up the others.
private final class StartingLine: Sendable {
  private let threads: Int
  private let arrivals = Atomic(0)

  init(threads: Int) { self.threads = threads }

  func wait(_ round: Int) {
    arrivals.add(1, ordering: .acquiringAndReleasing)
    var patience = 1_000
    while arrivals.load(ordering: .acquiring) < threads * (round + 1), patience > 0 { patience -= 1 }
  }
}

/// A subject to which each thread sends its numbers from 1.
///
/// The variables have no protection: the subject orders the accesses, and the thread sanitizer checks that.
private final class Stream: @unchecked Sendable {
  private struct Value: Sendable {
    let thread: Int
    let number: Int
    let body: @Sendable () -> Void
  }

  private let subject = Subject<Value, Never>()
  private var sent: [Plain]
  private(set) var received: [Int]
  private(set) var mistakes = 0
  private var isInside = false

  init(threads: Int) {
    sent = (0..<threads).map { _ in Plain() }
    received = Array(repeating: 0, count: threads)
    subject.subscribe { [unowned self] value in
      if isInside || received[value.thread] != value.number - 1 { mistakes += 1 }
      isInside = true
      received[value.thread] = value.number
      value.body()
      isInside = false
    }
  }

  /// Sends the next number of a thread. The handler calls `body`.
  func send(from thread: Int, _ body: @escaping @Sendable () -> Void = {}) {
    sent[thread].number += 1
    subject.send(Value(thread: thread, number: sent[thread].number, body: body))
  }

  /// A number of one thread.
  private final class Plain {
    var number = 0
  }
}

/// A source and its only subscriber, which can take no value.
private final class SharedSource: Sendable {
  let goesOn = Atomic(false)
  private let subscribers = Pressure.WaitingSubscribers { $0() }
  private let source: CompoundDisposable
  private let subscriber = CompoundDisposable(empty: (), under: Pressure(before: nil))
  private let token: Pressure.WaitingSubscribers.Token?

  init() {
    source = CompoundDisposable(empty: (), under: Pressure(before: Pressure(of: subscribers)))
    token = subscribers.enter(subscriber)
    subscriber.pressure?.raise()
  }

  func wait() {
    let goOn = { @Sendable in self.goesOn.store(true, ordering: .relaxed) }
    if !source.waitIfHeldBack(continuing: goOn) { goOn() }
  }

  /// - Parameter steps: The number of instructions to wait for, so that the threads meet anywhere.
  func leave(later steps: Int) {
    subscriber.pressure?.close()
    for _ in 0..<steps { _ = goesOn.load(ordering: .relaxed) }
    subscribers.leave(token)
  }

  /// Lets the source wait for another subscriber, until that one takes values again.
  func goesOnAgain() -> Bool {
    let other = CompoundDisposable(empty: (), under: Pressure(before: nil))
    let token = subscribers.enter(other)
    defer { subscribers.leave(token) }
    other.pressure?.raise()
    goesOn.store(false, ordering: .relaxed)
    wait()
    if goesOn.load(ordering: .relaxed) { return false }
    other.pressure?.lower()?.resume()
    return goesOn.load(ordering: .relaxed)
  }
}
