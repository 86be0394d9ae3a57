package import ReactiveSignals
import _ReactiveSignalsAtomics

/// One subscription of a source of the law checker.
package final class SourceRun: Sendable {
  private let cleanupCount = Atomic<Int>(0)
  private let valueCount = Atomic<Int>(0)

  package var cleanups: Int { cleanupCount.load(ordering: .sequentiallyConsistent) }

  /// The number of values that the source made, for a source that sends on its own.
  package var produced: Int { valueCount.load(ordering: .sequentiallyConsistent) }

  package func produce() { valueCount.add(1, ordering: .sequentiallyConsistent) }

  package func cleanup() { cleanupCount.add(1, ordering: .sequentiallyConsistent) }
}

/// A source of the law checker: it remembers its subscriptions and whether they were cleaned up.
package final class LawSource: Sendable {
  private typealias Entry = (run: SourceRun, subscriber: Subscriber<Int, TestFailure>)

  private let entries = Shared<[Entry]>([])
  private let capture: Tracked?
  private let body: @Sendable (Subscriber<Int, TestFailure>, SourceRun, Int) -> Void

  /// A source driven by hand.
  package convenience init(capturing capture: Tracked? = nil) {
    self.init(capturing: capture) { _, _, _ in }
  }

  /// A source that runs `body`, which gets the number of the subscription, from 0.
  package init(
    capturing capture: Tracked? = nil,
    _ body: @escaping @Sendable (Subscriber<Int, TestFailure>, SourceRun, Int) -> Void
  ) {
    self.capture = capture
    self.body = body
  }

  /// Sends `values` at once, then `end`; stops when disposed. From subscription number `limit` on it is silent,
  /// so that an operator that subscribes repeatedly ends.
  package static func script(_ values: [Int], _ end: Event<Int, TestFailure>?, limit: Int = 3) -> LawSource {
    LawSource { subscriber, run, number in
      guard number < limit else { return }
      for value in values {
        if subscriber.isDisposed { return }
        run.produce()
        subscriber.send(value)
      }
      if let end, !subscriber.isDisposed { subscriber.send(event: end) }
    }
  }

  /// A source that sends `values` and `end` as fast as its subscriber wants them. From subscription number `limit` on it is silent.
  package static func paced(
    _ values: [Int],
    _ end: Event<Int, TestFailure>?,
    limit: Int = 3,
    capturing capture: Tracked? = nil
  ) -> LawSource {
    LawSource(capturing: capture) { subscriber, run, number in
      guard number < limit else { return }
      let next = Counter()
      @Sendable func go() {
        while !subscriber.isDisposed {
          let index = next.value
          guard index < values.count else {
            if let end { subscriber.send(event: end) }
            return
          }
          next.next()
          run.produce()
          subscriber.send(values[index])
          // Of this loop and the closure, the later one continues.
          let isSecond = Shared(false)
          subscriber.whenReady { if isSecond.exchange(true) { go() } }
          if !isSecond.exchange(true) { return }
        }
      }
      subscriber.whenReady { go() }
    }
  }

  package var signal: Signal<Int, TestFailure> {
    .create { [self] subscriber in
      let run = SourceRun()
      // The subscriber is kept beyond its end on purpose: that must not keep anything else.
      let number = entries.withLock { entries in
        entries.append((run, subscriber))
        return entries.count - 1
      }
      subscriber.onDispose { [capture] in withExtendedLifetime(capture) { run.cleanup() } }
      body(subscriber, run, number)
    }
  }

  package var runs: [SourceRun] { entries.value.map(\.run) }

  /// A Boolean value that indicates whether all subscriptions so far have been ended.
  package var areAllDisposed: Bool { entries.value.allSatisfy(\.subscriber.isDisposed) }

  /// Sends to all subscriptions so far, also to ended ones.
  package func send(event: Event<Int, TestFailure>) {
    for entry in entries.value { entry.subscriber.send(event: event) }
  }

  package func send(_ value: Int) { send(event: .next(value)) }

  /// Forgets all subscriptions and resets the count.
  package func reset() {
    // They are released outside the lock: a release can run any code.
    _ = entries.withLock { entries in
      let forgotten = entries
      entries = []
      return forgotten
    }
  }
}

/// Another signal for the first three subscriptions, or some more, then silence: so that an operator that subscribes again at
/// the end of its source, which may have ended for good, comes to an end.
package final class Thrice<Upstream: SignalProtocol>: SignalProtocol {
  package typealias Value = Upstream.Value
  package typealias Failure = Upstream.Failure

  private let upstream: Upstream
  private let limit: Int
  private let number = Atomic<Int>(0)

  /// The number of subscriptions so far.
  package var attachments: Int { number.load(ordering: .relaxed) }

  package init(_ upstream: Upstream, limit: Int = 3) {
    self.upstream = upstream
    self.limit = limit
  }

  package func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Value, S.Failure == Failure {
    guard number.add(1, ordering: .relaxed).oldValue < limit else { return }
    upstream.attach(sink, in: subscription)
  }
}

/// The numbers from 0 to 9,999, and how many of them were asked for.
package final class CountingSequence: Sequence, Sendable {
  private let count = Atomic<Int>(0)

  package var taken: Int { count.load(ordering: .relaxed) }

  package func makeIterator() -> some IteratorProtocol<Int> {
    (0..<10_000).lazy.map { [self] number in
      count.add(1, ordering: .relaxed)
      return number
    }.makeIterator()
  }
}

/// Events that several threads send, one at a time.
package final class Feed: Sendable {
  private let count: Int
  private let position = Atomic<Int>(0)
  private let event: @Sendable (Int) -> Event<Int, TestFailure>

  package init(_ count: Int, _ event: @escaping @Sendable (Int) -> Event<Int, TestFailure>) {
    self.count = count
    self.event = event
  }

  package convenience init(_ events: [Event<Int, TestFailure>]) {
    self.init(events.count) { events[$0] }
  }

  package func next() -> Event<Int, TestFailure>? {
    let position = position.add(1, ordering: .relaxed).oldValue
    return position < count ? event(position) : nil
  }
}

/// A source without rules: it sends after a terminal event and after disposal too.
package final class RawSource: SignalProtocol {
  package typealias Value = Int
  package typealias Failure = TestFailure

  private let sinks = Shared<[AnySink<Int, TestFailure>]>([])

  package func attach<S: Sink & ~Copyable>(_ sink: consuming S, in subscription: CompoundDisposable)
  where S.Value == Int, S.Failure == TestFailure {
    let sink = AnySink(sink)
    sinks.withLock { $0.append(sink) }
  }

  package func send(event: Event<Int, TestFailure>) {
    for var sink in sinks.value { sink.send(event: event) }
  }
}
