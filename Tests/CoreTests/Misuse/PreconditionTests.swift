import Foundation
import TestSupport

/// A misuse that stops the program.
struct Misuse: Sendable, CustomTestStringConvertible {
  /// The file of the precondition.
  let file: String
  /// A part of the message.
  let message: String
  let run: @Sendable () async -> Void

  init(_ file: String, _ message: String, _ run: @escaping @Sendable () async -> Void) {
    self.file = file
    self.message = message
    self.run = run
  }

  var testDescription: String { "\(file): \(message)" }
}

private let numbers = Signal<Int, Never>.just(1)
private let failing = Signal<Int, TestFailure>.fail(.one)

/// The misuses of operators that count.
private let counts: [Misuse] = [
  Misuse("Take.swift", "take a negative number") { _ = numbers.take(-1) },
  Misuse("TakeLast.swift", "take a negative number") { _ = numbers.takeLast(-1) },
  Misuse("Skip.swift", "skip a negative number") { _ = numbers.skip(-1) },
  Misuse("SkipLast.swift", "skip a negative number") { _ = numbers.skipLast(-1) },
  Misuse("ElementAt.swift", "negative index") { _ = numbers.element(at: -1) },
  Misuse("ElementsIn.swift", "negative position") { _ = numbers.elements(in: -1...2) },
  Misuse("StopProgram.swift", "flatMap needs a signal or a closure") {
    _ = numbers.flatMap(.merge, nil as (@Sendable (Int) -> Subject<Int, Never>)?)
  },
  Misuse("StopProgram.swift", "flatMap needs a signal or a closure") {
    _ = numbers.flatMap(.merge, delayingFailures: true, nil as (@Sendable (Int) -> Subject<Int, Never>)?)
  },
  Misuse("StopProgram.swift", "flatMap needs a signal or a closure") {
    _ = numbers.flatMap(.merge, nil as (@Sendable (Int) -> Subject<Int, TestFailure>)?)
  },
  Misuse("StopProgram.swift", "flatMap needs a signal or a closure") {
    _ = failing.flatMap(.merge, nil as (@Sendable (Int) -> Signal<Int, Never>)?)
  },
  Misuse("StopProgram.swift", "flatScan needs a signal or a closure") {
    _ = numbers.flatScan(0, .merge, nil as (@Sendable (Int, Int) -> Subject<Int, Never>)?)
  },
  Misuse("StopProgram.swift", "expand needs a signal or a closure") {
    _ = numbers.expand(nil as (@Sendable (Int) -> Subject<Int, Never>)?)
  },
  Misuse("Expand.swift", "at least 1") { _ = numbers.expand(maxConcurrent: 0) { _ in Signal.empty } },
  Misuse("CommandPolicy.swift", "waiting executions must be at least 1") { _ = CommandPolicy.queue(0) },
  Misuse("CommandPolicy.swift", "executions must be at least 1") { _ = CommandPolicy.concurrent(0) },
  Misuse("FlattenStrategy.swift", "merged signals must be at least 1") {
    _ = FlattenStrategy.merge(limit: 0)
  },
  Misuse("FlattenStrategy.swift", "ordered signals must be at least 1") {
    _ = FlattenStrategy.ordered(limit: 0)
  },
  Misuse("FlattenStrategy.swift", "merged signals must be at least 1") {
    _ = numbers.asyncMap(maxConcurrent: 0) { $0 }
  },
  Misuse("Retry.swift", "retry a negative number") { _ = failing.retry(-1) },
  Misuse("RetryConsecutive.swift", "retry a negative number") { _ = failing.retry(consecutive: -1) },
  Misuse("RetryAfter.swift", "retry a negative number") {
    _ = failing.retry(-1, on: TestScheduler()) { _ in nil }
  },
  Misuse("RetryBackoff.swift", "retry a negative number") {
    _ = failing.retry(-1, backoff: .constant(.zero), on: TestScheduler())
  },
  Misuse("Repeated.swift", "repeat a negative number") { _ = numbers.repeated(-1) },
  Misuse("RepeatedAfter.swift", "repeat a negative number") {
    _ = numbers.repeated(-1, after: .zero, on: TestScheduler())
  },
  Misuse("Buffer.swift", "arrays of less than one") { _ = numbers.buffer(count: 0) },
  Misuse("BufferStep.swift", "arrays of less than one") { _ = numbers.buffer(count: 0, step: 1) },
  Misuse("BufferStep.swift", "step must be greater") { _ = numbers.buffer(count: 1, step: 0) },
  Misuse("Window.swift", "A window needs room") { _ = numbers.window(count: 0) },
  Misuse("WindowStep.swift", "A window needs room") { _ = numbers.window(count: 0, step: 1) },
  Misuse("WindowStep.swift", "as the window before") { _ = numbers.window(count: 1, step: 0) },
  Misuse("Share.swift", "replay a negative number") { _ = numbers.share(replay: -1) },
  Misuse("Share.swift", "starts with a subscriber") { _ = numbers.share(startingAt: 0) },
  Misuse("PublishTransform.swift", "replay a negative number") { _ = numbers.publish(replay: -1) { $0 } },
  Misuse("ReplaySubject.swift", "retain a negative number") {
    _ = ReplaySubject<Int, Never>(capacity: .last(-1))
  },
  Misuse("BufferingPolicy.swift", "limit must be greater than zero") { _ = BufferingPolicy<Never>.newest(0) },
  Misuse("BufferingPolicy.swift", "lose values in vain") {
    _ = BufferingPolicy<Never>.waiting(2, otherwise: .newest(1))
  },
  Misuse("Batches.swift", "at least one value") { _ = numbers.values(batch: 0) },
]

/// The misuses of operators with durations.
private let durations: [Misuse] = [
  Misuse("RepeatedAfter.swift", "after a negative duration") {
    _ = numbers.repeated(1, after: .seconds(-1), on: TestScheduler())
  },
  Misuse("Backoff.swift", "initial delay can't be negative") { _ = Backoff.constant(.seconds(-1)) },
  Misuse("Backoff.swift", "longest delay can't be negative") {
    var backoff = Backoff.constant(.seconds(1))
    backoff.max = .seconds(-1)
  },
  Misuse("Backoff.swift", "factor must be at least 1") {
    _ = Backoff.exponential(initial: .zero, factor: 0.5)
  },
  Misuse("Backoff.swift", "jitter must be between 0 and 1") {
    var backoff = Backoff.constant(.zero)
    backoff.jitter = .infinity
  },
  Misuse("Share.swift", "keep a source for a negative duration") {
    _ = UnobservedPolicy.keep(for: .seconds(-1), on: TestScheduler())
  },
  Misuse("ResourceOptions.swift", "The age of a load can't be negative") {
    _ = ResourceOptions().staleAfter(.seconds(-1), on: TestScheduler())
  },
  Misuse("ResourceCache.swift", "A cache keeps at least one resource") {
    _ = ResourceCache(limit: 0) { (key: Int) in Signal<Int, Never>.just(key) }
  },
  Misuse("BufferFor.swift", "buffer for a negative duration") {
    _ = numbers.buffer(for: .seconds(-1), on: TestScheduler())
  },
  Misuse("BufferFor.swift", "A buffer needs room") {
    _ = numbers.buffer(for: .seconds(1), upTo: 0, on: TestScheduler())
  },
  Misuse("WindowFor.swift", "open for a negative duration") {
    _ = numbers.window(for: .seconds(-1), on: TestScheduler())
  },
  Misuse("WindowFor.swift", "A window needs room") {
    _ = numbers.window(for: .seconds(1), upTo: 0, on: TestScheduler())
  },
  Misuse("WindowForEvery.swift", "positive duration") {
    _ = numbers.window(for: .zero, every: .seconds(1), on: TestScheduler())
  },
  Misuse("WindowForEvery.swift", "at the same time as the window before") {
    _ = numbers.window(for: .seconds(1), every: .zero, on: TestScheduler())
  },
  Misuse("WindowForEvery.swift", "at the same time as the window before") {
    _ = numbers.buffer(for: .seconds(1), every: .zero, on: TestScheduler())
  },
  Misuse("Throttle.swift", "throttle for a negative duration") {
    _ = numbers.throttle(for: .seconds(-1), on: TestScheduler())
  },
  Misuse("Throttle.swift", "throttle for a negative duration") {
    numbers.throttle(on: TestScheduler()) { _ in .seconds(-1) }.subscribe()
  },
  Misuse("Delay.swift", "delay for a negative duration") {
    _ = numbers.delay(for: .seconds(-1), on: TestScheduler())
  },
  Misuse("DelayEach.swift", "delay for a negative duration") {
    numbers.delay(on: TestScheduler()) { _ in .seconds(-1) }.subscribe()
  },
  Misuse("DelaySubscription.swift", "delay a subscription") {
    _ = numbers.delaySubscription(for: .seconds(-1), on: TestScheduler())
  },
  Misuse("Timeout.swift", "time out after a negative duration") {
    _ = failing.timeout(after: .seconds(-1), failingWith: .one, on: TestScheduler())
  },
  Misuse("Timeout.swift", "time out after a negative duration") {
    _ = failing.timeout(ofSilence: .seconds(-1), failingWith: .one, on: TestScheduler())
  },
  Misuse("TimeoutFirst.swift", "time out after a negative duration") {
    _ = failing.timeout(first: .seconds(-1), failingWith: .one, on: TestScheduler())
  },
  Misuse("TimeoutFirst.swift", "time out after a negative duration") {
    _ = failing.timeout(first: .zero, next: .seconds(-1), failingWith: .one, on: TestScheduler())
  },
  Misuse("Debounce.swift", "debounce for a negative duration") {
    _ = numbers.debounce(for: .seconds(-1), on: TestScheduler())
  },
  Misuse("Debounce.swift", "debounce for a negative duration") {
    numbers.debounce(on: TestScheduler()) { _ in .seconds(-1) }.subscribe()
  },
  Misuse("Audit.swift", "audit for a negative duration") {
    numbers.audit(for: .seconds(-1), on: TestScheduler()).subscribe()
  },
  Misuse("TakeFor.swift", "take values for a negative duration") {
    _ = numbers.take(for: .seconds(-1), on: TestScheduler())
  },
  Misuse("SkipFor.swift", "skip values for a negative duration") {
    _ = numbers.skip(for: .seconds(-1), on: TestScheduler())
  },
  Misuse("Interval.swift", "interval between ticks must be positive") {
    _ = Signal<Int, Never>.interval(.zero, on: TestScheduler())
  },
  Misuse("TimerQueue.swift", "interval of repeating work must be positive") {
    QueueScheduler().schedule(after: .zero, repeatingEvery: .zero, tolerance: .zero) {}
  },
]

/// Objects that refer to themselves, and other misuses.
private let references: [Misuse] = [
  Misuse("SubjectHub.swift", "Subscribe another subject") {
    let subject = Subject<Int, Never>()
    subject.subscribe(subject)
  },
  Misuse("CompoundDisposable.swift", "member of itself") {
    let compound = CompoundDisposable()
    compound.add(compound)
  },
  Misuse("SubjectHub.swift", "Subscribe another subject") {
    let subject = BehaviorSubject<Int, Never>(1)
    subject.subscribe(subject)
  },
  Misuse("PropertyNetwork.swift", "bindBidirectionally(to:)") {
    let (one, other) = (MutableProperty(1), MutableProperty(2))
    one.signal.bind(to: other)
    other.signal.bind(to: one)
  },
  Misuse("PropertyNetwork.swift", "A property takes one value without end: a thousand times") {
    let text = MutableProperty("")
    let count = Command { (text: String) in Signal<Int, Never>.just(text.count) }
    count.values.map { "\($0)" }.bind(to: text)
    text.changes.bind(to: count)
    text.value = "abc"
  },
  Misuse("PropertyNetwork.swift", "A property takes one value without end: a thousand times") {
    await MainActor.run {
      let text = MainMutableProperty("")
      let count = MainCommand { (text: String) in MainSignal<Int, Never>.just(text.count) }
      count.values.map { "\($0)" }.bind(to: text)
      text.changes.bind(to: count)
      text.value = "abc"
    }
  },
  Misuse("Transaction.swift", "modify(_:) writes the property that it changes") {
    let property = MutableProperty(1)
    property.modify { value in
      property.value = 5
      value += 1
    }
  },
  Misuse("Transaction.swift", "modify(_:) writes the property that it changes") {
    let (property, other) = (MutableProperty(1), MutableProperty(1))
    property <~> other
    transaction {
      property.modify { value in
        transaction { other.value = 5 }
        value += 1
      }
    }
  },
  Misuse("Transaction.swift", "modify(_:) writes the property that it changes") {
    let (property, other) = (MutableProperty(1), MutableProperty(1))
    other.changes.bind(to: property)
    property.modify { value in
      other.value = 5
      value += 1
    }
  },
  Misuse("InputLinks.swift", "it has chosen itself") {
    let place = Place()
    let selected = MutableProperty(0)
    let result = selected.flatMap { $0 == 0 ? Property(0) : place.property.withLock { $0 } ?? Property(1) }
    place.property.withLock { $0 = result }
    selected.value = 1
    _ = result.value
  },
  Misuse("InputLinks.swift", "it has chosen itself") {
    let place = Place()
    let selected = MutableProperty(0)
    let result = selected.flatMap { $0 == 0 ? Property(0) : place.property.withLock { $0 } ?? Property(1) }
    place.property.withLock { $0 = result }
    result.signal.subscribe()
    selected.value = 1
  },
  Misuse("InputLinks.swift", "or a property that is derived from it") {
    let places: [Place] = (0..<3).map { _ in Place() }
    let selected = MutableProperty(0)
    let ring = (0..<3).map { index in
      let next = places[(index + 1) % 3]
      return selected.flatMap {
        $0 == 0 ? Property(0) : (next.property.withLock { $0 } ?? Property(1)).map { $0 }
      }
    }
    for index in 0..<3 { places[index].property.withLock { $0 = ring[index] } }
    selected.value = 1
    _ = ring[0].value
  },
  Misuse("InputLinks.swift", "or a property that is derived from it") {
    let places: [Place] = (0..<2).map { _ in Place() }
    let selected = MutableProperty(0)
    let ring = (0..<2).map { index in
      let next = places[1 - index]
      return selected.flatMap { $0 == 0 ? Property(0) : next.property.withLock { $0 } ?? Property(1) }
    }
    for index in 0..<2 { places[index].property.withLock { $0 = ring[index] } }
    ring[0].signal.subscribe()
    selected.value = 1
  },
  Misuse("FromAsync.swift", "Share one subscription: put share()") {
    let signal = Signal.from(AsyncStream<Int>.makeStream().stream)
    signal.subscribe(next: { _ in }, failed: { _ in })
    signal.map { $0 }.subscribe()
  },
  Misuse("FromAsync.swift", "a stream can be iterated once") {
    let signal = Signal.from(AsyncThrowingStream<Int, any Error>.makeStream().stream)
    signal.subscribe(next: { _ in }, failed: { _ in }).dispose()
    signal.subscribe(next: { _ in }, failed: { _ in })
  },
  Misuse("FromAsync.swift", "a stream can be iterated once") {
    let (stream, input) = AsyncStream<Int>.makeStream()
    input.finish()
    _ = await Signal.from(stream).repeated(2).collected()
  },
  Misuse("FromAsync.swift", "For retry or repeated make a stream") {
    let stream = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: TestFailure.one) }
    _ = try? await Signal.from(stream).retry(1).collected()
  },
  Misuse("FromAsync.swift", "a stream can be iterated once") {
    let signal = Signal.from(AsyncStream<Int>.makeStream().stream.map { $0 * 2 }.filter { $0 > 0 }.prefix(3))
    signal.subscribe()
    signal.subscribe()
  },
  Misuse("Pull.swift", "Two tasks can't wait") {
    // The compiler rejects it without the wrapper.
    let iterator = Unchecked(wrapped: Signal<Int, Never>.never.values.makeAsyncIterator())
    @Sendable func next() async -> Int? {
      var iterator = iterator.wrapped
      return await iterator.next()
    }
    async let first = next()
    async let second = next()
    _ = await (first, second)
  },
]

/// The misuses of the test support.
private let tests: [Misuse] = [
  Misuse("TestScheduler.swift", "tick must be longer than zero") { _ = TestScheduler(tick: .zero) },
  Misuse("TestScheduler.swift", "room for a piece of work") { _ = TestScheduler(maximumRounds: 0) },
  Misuse("TestScheduler.swift", "an interval longer than zero") {
    TestScheduler().schedule(after: .zero, repeatingEvery: .zero, tolerance: .zero) {}
  },
  Misuse("TestScheduler.swift", "Time cannot go back") { TestScheduler().advance(by: .seconds(-1)) },
  Misuse("TestScheduler.swift", "and more is queued") {
    let scheduler = TestScheduler()
    Signal<Int, Never>.interval(.seconds(1), on: scheduler).subscribe()
    scheduler.run(limit: 10)
  },
  Misuse("TestScheduler.swift", "negative number of steps") { TestScheduler().step(-1) },
  Misuse("TestScheduler.swift", "10 rounds at tick 0") {
    let scheduler = TestScheduler(maximumRounds: 10)
    numbers.repeated(after: .zero, on: scheduler).subscribe()
    scheduler.advance(by: .seconds(1))
  },
  Misuse("TestScheduler.swift", "100,000 rounds at tick 0") {
    let scheduler = TestScheduler()
    failing.retry(when: { $0.delay(for: .zero, on: scheduler) }).subscribeEvents { _ in }
    scheduler.run()
  },
  Misuse("TestScheduler.swift", "already being advanced") {
    let scheduler = TestScheduler()
    scheduler.schedule { scheduler.advance(by: .seconds(1)) }
    scheduler.advance(by: .seconds(1))
  },
  Misuse("MarbleDiagram.swift", "a(") { _ = MarbleDiagram(stringLiteral: "a(") },
  Misuse("Record.swift", "is not a subscription") {
    _ = TestScheduler().record(numbers, during: "--a")
  },
  Misuse("ScheduleSearch.swift", "at least one schedule") { _ = ScheduleSearch.random(schedules: 0) },
  Misuse("ScheduleSearch.swift", "limits of a search") { _ = ScheduleSearch.exhaustive(limit: 0) },
  Misuse("ScheduleSearch.swift", "neither a seed") { _ = ScheduleSearch.replay("x") },
  Misuse("Simulation.swift", "in the body of `simulate`") { Simulation.checkAtEachStep {} },
  Misuse("ScheduleExplorer.swift", "cannot run inside another one") {
    _ = try? simulate { try simulate {} }
  },
]

/// Deliveries without end. The first takes two gigabytes of memory until it is stopped, and the second many seconds.
private let endless = [
  Misuse("Gate.swift", "End the signal, for example with take(_:)") {
    let start = Subject<Int, Never>()
    start.merge(start.map { $0 + 1 }).subscribe { number in
      if number == 0 {
        Signal.unfold(1) { number -> Int? in
          defer { number += 1 }
          return number
        }
        .subscribe(start)
      }
    }
    start.send(0)
  },
  Misuse("Gate.swift", "Subscribe another subject") {
    let (one, other) = (Subject<Int, Never>(), Subject<Int, Never>())
    one.map { $0 + 1 }.subscribe(other)
    other.filter { $0 > 0 }.subscribe(one)
    one.send(0)
  },
]

private let misuses = counts + durations + references + tests

@Suite("Each misuse stops the program with its reason and the remedy", .withoutLeaks)
struct PreconditionTests {
  #if os(macOS) || os(Linux)
  @Test("The message", .proves("B164", "B187", "B332", "B370", "B374", "W76"), arguments: misuses.indices)
  func told(index: Int) async throws {
    let run = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
      await misuses[index].run()
    }
    #expect(run.says(misuses[index].message), "\(misuses[index].file)")
  }

  @Test(
    "The message of a delivery without end",
    .enabled(if: ProcessInfo.processInfo.environment["REACTIVE_SIGNALS_ENDLESS"] != nil),
    arguments: endless.indices
  )
  func endlessDelivery(index: Int) async throws {
    let run = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
      await endless[index].run()
    }
    #expect(run.says(endless[index].message))
  }

  /// Preconditions that no user of the library can break, and declarations that the compiler rejects.
  static let unreachable = [
    "Rows.swift": 1, "DerivedNode.swift": 2, "PropertyNode.swift": 1,
    "LockCheck.swift": 1, "NeverCalled.swift": 1, "MarbleDiagram.swift": 1,
  ]
  /// The functions that the others call.
  static let own = ["StopProgram.swift": 6]
  /// What only some systems of Apple do not have.
  static let elsewhere = ["Executors.swift": 1, "SimulationHooks.swift": 1]

  static func counts(silently: Bool) -> [String: Int] {
    ["ReactiveSignals", "ReactiveSignalsTesting", "ReactiveSignalsTestingTraits", "ReactiveSignalsUI"]
      .map { preconditions(of: $0, silently: silently) }
      .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  @Test("Each precondition has a misuse in the table")
  func complete() {
    let table = Dictionary((misuses + endless).map { ($0.file, 1) }, uniquingKeysWith: +)
    let counts = Self.counts(silently: false)
    #expect(!counts.isEmpty)
    let others = [Self.own, Self.elsewhere].reduce(into: Self.unreachable) {
      $0.merge($1, uniquingKeysWith: +)
    }
    for (file, count) in counts {
      #expect((table[file] ?? 0) + (others[file] ?? 0) >= count, "a row is missing for \(file)")
    }
    for file in Set(table.keys).union(others.keys) { #expect(counts[file] != nil, "\(file)") }
  }

  @Test("A misuse has its message in a release build, where precondition(_:) has none")
  func release() { expectEqual(Self.counts(silently: true), Self.unreachable) }
  #endif
}

/// A place for a property that is made later.
private final class Place: Sendable {
  let property = Shared<Property<Int>?>(nil)
}

private struct Unchecked<Value>: @unchecked Sendable {
  let wrapped: Value
}
