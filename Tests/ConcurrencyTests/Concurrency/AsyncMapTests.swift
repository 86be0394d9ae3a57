import _ReactiveSignalsAtomics
import TestSupport

@Suite(.withoutLeaks) struct AsyncMapTests {
  let scheduler = TestScheduler()

  /// Returns the number after that number of seconds.
  func slowly(_ number: Int) async -> Int {
    try? await scheduler.clock.sleep(for: .seconds(number))
    return number
  }

  @Test("Unordered results are delivered as they arrive")
  func unordered() {
    let recording = scheduler.record(
      [3, 1, 2].signal()
        .asyncMap(maxConcurrent: 3, ordered: false, on: scheduler) { await slowly($0) }
    )
    scheduler.run()
    expectEqual(recording.events.compactMap(\.event.value), [1, 2, 3])
    expectEqual(recording.events.map(\.time), [1, 2, 3, 3].map { .seconds($0) })
  }

  @Test("A strategy decides about values that come while a task runs, and cancels tasks that are replaced")
  func strategies() {
    let rows: [(FlattenStrategy, [Int], canceled: [Int])] = [
      (.latest, [1], [3, 2]), (.first, [3], []), (.concat, [3, 2, 1], []), (.merge, [1, 2, 3], []),
      (.merge(limit: 2), [2, 3, 1], []), (.ordered, [3, 2, 1], []),
    ]
    for (strategy, results, canceled) in rows {
      let log = Log<Int>()
      let source = Subject<Int, Never>()
      let (recorder, _) = source.asyncMap(strategy, on: scheduler) { number in
        await withTaskCancellationHandler {
          await slowly(number)
        } onCancel: {
          log.append(number)
        }
      }
      .recorded()
      for number in [3, 2, 1] {
        source.send(number)
        scheduler.advance(by: .milliseconds(1))
      }
      source.complete()
      scheduler.run()
      expectEqual(recorder.events, results.map { .next($0) } + [.completed])
      expectEqual(log.entries, canceled)
    }
  }

  @Test("A value that is replaced before its task begins is transformed in a canceled task, the last one not")
  func replacedEarly() {
    let log = Log<String>()
    let source = Subject<Int, Never>()
    source.asyncMap(.latest, on: scheduler) { number in
      log.append("\(number) \(Task.isCancelled)")
      return number
    }
    .subscribe { result in
      log.append("result \(result)")
      // These start while a task sends the end of a value.
      if result == 3 { for number in 4...6 { source.send(number) } }
    }
    for number in 1...3 { source.send(number) }
    scheduler.run()
    source.complete()
    expectEqual(log.entries.filter { !$0.hasSuffix("true") }, ["3 false", "result 3", "6 false", "result 6"])
    expectEqual(log.entries.count, 8)
  }

  @Test("Values that start together while a task sends a result do not wait for each other")
  func together() {
    let recording = scheduler.record(
      [2, 1, 1, 3, 3, 3].signal().asyncMap(maxConcurrent: 3, on: scheduler) { await slowly($0) }
    )
    scheduler.run()
    expectEqual(recording.events.map(\.time), [2, 2, 2, 5, 5, 5, 5].map { .seconds($0) })
    expectEqual(recording.events.compactMap(\.event.value), [2, 1, 1, 3, 3, 3])
  }

  @Test("With a strategy, a closure may throw the failure of the signal, or of one that cannot fail")
  func strategyFailures() {
    let failing = Signal<Int, TestFailure>.just(1)
      .asyncMap(.latest, on: scheduler) { _ async throws(TestFailure) -> Int in throw .one }
    let promoted = [1].signal().asyncMap(.latest) { _ async throws(TestFailure) -> Int in throw .two }
    let (one, two) = (scheduler.record(failing), scheduler.record(promoted))
    scheduler.run()
    expectEqual(one.events.map(\.event), [.failed(.one)])
    expectEqual(two.events.map(\.event), [.failed(.two)])
  }

  @Test("A result that waits for earlier ones occupies its slot")
  func places() {
    let log = Log<Int>()
    (1...5).signal()
      .asyncMap(maxConcurrent: 2, on: scheduler) { number in
        log.append(number)
        return await slowly(number == 1 ? 100 : 1)
      }
      .subscribe()
    scheduler.advance(by: .seconds(50))
    expectEqual(log.entries, [1, 2])
    scheduler.run()
    expectEqual(log.entries, [1, 2, 3, 4, 5])
  }

  @Test("The number of waiting values can be limited")
  func limit() {
    let dropped = DropCounter()
    let mapped = (1...5).signal()
      .asyncMap(maxConcurrent: 2, on: scheduler, buffering: .newest(1, counting: dropped)) {
        await slowly($0)
      }
    let (recorder, _) = mapped.recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(2), .next(5), .completed])
    expectEqual(dropped.count, 2)
    let (filtered, _) = (1...5).signal().promoteFailure(to: TestFailure.self)
      .asyncFilter(on: scheduler, buffering: .fail(1, with: .one)) { value async throws(TestFailure) in
        value > 0
      }
      .recorded()
    scheduler.run()
    expectEqual(filtered.failure, .one)
  }

  @Test("The first failure is delivered immediately and cancels the other tasks")
  func failure() {
    let clock = scheduler.clock
    let canceled = Log<Int>()
    let (recorder, _) = Signal<Int, any Error>.from([5, 1])
      .asyncMap(maxConcurrent: 2, on: scheduler) { number in
        defer { if Task.isCancelled { canceled.append(number) } }
        try await clock.sleep(for: .seconds(number))
        if number == 1 { throw TestFailure.one }
        return number
      }
      .recorded()
    scheduler.advance(by: .seconds(1))
    expectEqual(recorder.failure as? TestFailure, .one)
    scheduler.advance(by: .zero)
    expectEqual(canceled.entries, [5])
  }

  @Test("asyncFilter sends the accepted values in order")
  func filter() {
    let (recorder, _) = [3, 1, 2].signal()
      .asyncFilter(maxConcurrent: 3, on: scheduler) { await slowly($0) != 1 }
      .recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(3), .next(2), .completed])
  }

  @Test("The failure of the source or of the closure keeps its type")
  func typedFailure() {
    let mapped = failing(after: 1).asyncMap(on: scheduler) { value async throws(TestFailure) in
      if value == 1 { throw .two }
      return value
    }
    let (recorder, _) = mapped.recorded()
    scheduler.run()
    expectEqual(recorder.events, [.failed(.one)])
    let (other, _) = Signal<Int, TestFailure>.just(1)
      .asyncMap(on: scheduler) { value async throws(TestFailure) -> Int in throw .two }
      .recorded()
    scheduler.run()
    expectEqual(other.events, [.failed(.two)])
  }

  @Test("A closure that throws decides the failure behind a signal that cannot fail")
  func failureOfClosure() {
    let (recorder, _) = [1, 2].signal()
      .asyncMap(on: scheduler) { value async throws(TestFailure) -> Int in
        if value == 2 { throw .two }
        return value
      }
      .recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .failed(.two)])
  }

  @Test("Disposal cancels the tasks, and nothing more is delivered")
  func disposal() {
    let (recorder, subscription) = [1, 2].signal()
      .asyncMap(maxConcurrent: 2, on: scheduler) { await slowly($0) }
      .recorded()
    scheduler.advance(by: .seconds(1))
    subscription.dispose()
    scheduler.run()
    expectEqual(recorder.events, [.next(1)])
  }

  @Test("Disposing in the handler of a result suppresses results that waited for it")
  func disposalFromHandler() {
    let events = Log<Int>()
    let bag = CompoundDisposable()
    [2, 1].signal().asyncMap(maxConcurrent: 2, on: scheduler) { await slowly($0) }
      .subscribe { value in
        events.append(value)
        bag.dispose()
      }
      .store(in: bag)
    scheduler.run()
    expectEqual(events.entries, [2])
  }

  /// An executor that runs its jobs when it is told to, and counts them.
  private final class CountingExecutor: TaskExecutor {
    private let waiting = Mutex<[UnownedJob]>([])
    let jobs = Counter()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      waiting.withLock { $0.append(job) }
      jobs.next()
    }

    func run() {
      while let job = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        unsafe job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }

  @Test(
    "A burst of values takes few tasks",
    arguments: [(1, true, 1), (1, false, 1), (3, false, 3), (3, true, 5)]
  )
  func burst(maxConcurrent: Int, ordered: Bool, tasks: Int) {
    let executor = CountingExecutor()
    let (recorder, _) = (1...10_000).signal()
      .asyncMap(maxConcurrent: maxConcurrent, ordered: ordered, on: executor) { $0 }
      .recorded()
    executor.run()
    expectEqual(recorder.values.sorted(), Array(1...10_000))
    #expect(recorder.isCompleted)
    expectEqual(executor.jobs.value, tasks)
  }

  @Test("Disposal cancels the value that a task continues with")
  func disposalOfALaterValue() {
    let canceled = Log<Int>()
    let (recorder, subscription) = [1, 2, 3].signal()
      .asyncMap(on: scheduler) { number in
        let result = await slowly(number)
        if Task.isCancelled { canceled.append(number) }
        return result
      }
      .recorded()
    scheduler.advance(by: .seconds(2))
    subscription.dispose()
    scheduler.run()
    expectEqual(recorder.events, [.next(1)])
    expectEqual(canceled.entries, [2])
  }

  @Test("A value that has been processed is released while the task continues")
  func release() {
    final class Item: Sendable {}
    let source = Subject<Item, Never>()
    let started = Counter()
    source.asyncMap(on: scheduler) { item in
      started.next()
      if started.value == 2 { _ = await slowly(1) }
    }
    .subscribe()
    weak var first: Item?
    do {
      let item = Item()
      first = item
      source.send(item)
      source.send(Item())
    }
    scheduler.advance(by: .zero)
    expectEqual(started.value, 2)
    #expect(first == nil)
    scheduler.run()
  }

  @Test("A task that ignores its cancellation does not keep the handler", arguments: [1, 2])
  func releaseOfHandler(maxConcurrent: Int) {
    final class Receiver: Sendable {}
    let gate = Subject<Int, Never>()
    weak var weakReceiver: Receiver?
    let bag = CompoundDisposable()
    do {
      let receiver = Receiver()
      weakReceiver = receiver
      [1, 2].signal()
        .asyncMap(maxConcurrent: maxConcurrent, on: scheduler) { number in
          await withCheckedContinuation { continuation in
            gate.subscribe(next: { _ in }, completed: { continuation.resume(returning: number) })
          }
        }
        .subscribe { _ in _ = receiver }
        .store(in: bag)
    }
    scheduler.run()
    #expect(weakReceiver != nil)
    expectEqual(gate.subscriptionCount, maxConcurrent)
    bag.dispose()
    expectEqual(gate.subscriptionCount, maxConcurrent)
    #expect(weakReceiver == nil)
    gate.complete()
    scheduler.run()
  }

  @Test("It keeps the rules of events")
  func laws() {
    let scheduler = scheduler
    expectLaws("asyncMap", repetitions: 1_000, drained: { scheduler.run() }) {
      $0.asyncMap(on: scheduler) { value async throws(TestFailure) in value }
    }
    expectLaws("asyncMap, several at a time", repetitions: 1_000, drained: { scheduler.run() }) {
      $0.asyncMap(maxConcurrent: 2, on: scheduler) { value async throws(TestFailure) in value }
    }
    expectLaws("asyncMap(.latest)", repetitions: 1_000, drained: { scheduler.run() }) {
      $0.asyncMap(.latest, on: scheduler) { value async throws(TestFailure) in value }
    }
    expectLaws("asyncFilter", repetitions: 1_000, drained: { scheduler.run() }) {
      $0.asyncFilter(on: scheduler) { value async throws(TestFailure) in value > 1 }
    }
  }
}
