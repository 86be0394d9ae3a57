import TestSupport

@Suite(.withoutLeaks) struct ValuesTests {
  let scheduler = TestScheduler()

  @Test("All values are delivered in order, then the end")
  func allValues() async {
    let log = Log<Int>()
    for await value in (1...3).signal().values { log.append(value) }
    expectEqual(log.entries, [1, 2, 3])
  }

  @Test("A task waits for values, and values wait for the task")
  func bothWait() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    scheduler.task {
      for await value in subject.values { log.append(value) }
      log.append(-1)
    }
    scheduler.run()
    subject.send(1)
    scheduler.run()
    expectEqual(log.entries, [1])
    subject.send(2)
    subject.send(3)
    subject.complete()
    scheduler.run()
    expectEqual(log.entries, [1, 2, 3, -1])
  }

  @Test("The failure is thrown once, after the values, with its type")
  func failure() async throws {
    let log = Log<Int>()
    var values = failing(after: 1, 2).values.makeAsyncIterator()
    do throws(TestFailure) {
      while let value = try await values.next() { log.append(value) }
      Issue.record("no failure")
    } catch {
      expectEqual(error, .one)
    }
    expectEqual(log.entries, [1, 2])
    #expect(try await values.next() == nil)
  }

  @Test("Each iteration subscribes immediately and anew")
  func subscribing() async {
    let subject = Subject<Int, Never>()
    let values = subject.values
    subject.send(0)
    var first = values.makeAsyncIterator()
    subject.send(1)
    var second = values.makeAsyncIterator()
    subject.send(2)
    #expect(await [first.next(), first.next()] == [1, 2])
    #expect(await second.next() == 2)
  }

  @Test("A policy keeps the newest, the oldest or the latest values, and counts dropped ones")
  func policies() async {
    func received(_ policy: BufferingPolicy<Never>) async -> ([Int], dropped: Int) {
      let values = (1...5).signal().values(buffering: policy)
      var received: [Int] = []
      for await value in values { received.append(value) }
      return (received, values.droppedCount)
    }
    #expect(await received(.all) == ([1, 2, 3, 4, 5], 0))
    #expect(await received(.newest(2)) == ([4, 5], 3))
    #expect(await received(.oldest(2)) == ([1, 2], 3))
    #expect(await received(.latest) == ([5], 4))
    let counter = DropCounter()
    #expect(await received(.newest(1, counting: counter)) == ([5], 4))
    expectEqual(counter.count, 4)
  }

  @Test("A value handed to a waiting task does not count as waiting")
  func policyWithWaitingTask() {
    let subject = Subject<Int, Never>()
    let values = subject.values(buffering: .latest)
    let log = Log<Int>()
    scheduler.task { for await value in values { log.append(value) } }
    scheduler.run()
    for value in 1...3 { subject.send(value) }
    scheduler.run()
    expectEqual(log.entries, [1, 3])
    expectEqual(values.droppedCount, 1)
    subject.complete()
    scheduler.run()
  }

  @Test("The limit holds between two values")
  func limitInTheLoop() async {
    let subject = Subject<Int, Never>()
    var values = subject.values(buffering: .newest(3)).makeAsyncIterator()
    for number in 1...3 { subject.send(number) }
    #expect(await values.next() == 1)
    for number in 4...10 { subject.send(number) }
    subject.complete()
    for number in 8...10 { #expect(await values.next() == number) }
    #expect(await values.next() == nil)
  }

  @Test("A failing policy ends the source and throws after the waiting values")
  func failingPolicy() async throws {
    let subject = Subject<Int, TestFailure>()
    let disposals = Counter()
    let signal = subject.on(disposed: { disposals.next() })
    var values = signal.values(buffering: .fail(1, with: .two)).makeAsyncIterator()
    subject.send(1)
    subject.send(2)
    expectEqual(disposals.value, 1)
    #expect(try await values.next() == 1)
    await #expect(throws: TestFailure.two) { try await values.next() }
  }

  @Test("Each value is received or dropped, and no policy drops the failure", arguments: 0...3)
  func ledger(taken: Int) async {
    let failing = BufferingPolicy<TestFailure>.fail(3, with: .two)
    for policy in [.all, .newest(3), .oldest(3), failing] {
      let subject = Subject<Int, TestFailure>()
      let sent = Counter()
      let values = subject.on(next: { _ in sent.next() }).values(buffering: policy)
      var iterator = values.makeAsyncIterator()
      var received = 0
      do throws(TestFailure) {
        for _ in 0..<2 {
          for value in 1...5 { subject.send(value) }
          for _ in 0..<taken { if try await iterator.next() != nil { received += 1 } }
        }
        subject.fail(.one)
        while try await iterator.next() != nil { received += 1 }
        Issue.record("no failure")
      } catch {
        expectEqual(error, (sent.value == 4 ? .two : .one))
      }
      expectEqual(received + values.droppedCount, sent.value)
    }
  }

  @Test("A task that waits is resumed once for a burst of values")
  func resumptions() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    scheduler.task { for await value in subject.values { log.append(value) } }
    scheduler.run()
    for _ in 0..<3 {
      for value in 1...100 { subject.send(value) }
      // One step of the task handles all values, and suspends the task again.
      expectEqual(scheduler.step(2), 1)
    }
    expectEqual(log.entries, Array(1...100) + Array(1...100) + Array(1...100))
    subject.complete()
    scheduler.run()
  }

  @Test("Cancellation drops the values that were taken out together")
  func cancellationWithinABatch() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    let tasks = Log<Task<Void, any Error>>()
    tasks.append(
      scheduler.task {
        for await value in subject.values {
          log.append(value)
          if value == 2 { tasks.entries[0].cancel() }
        }
      }
    )
    scheduler.run()
    for value in 1...5 { subject.send(value) }
    scheduler.run()
    expectEqual(log.entries, [1, 2])
  }

  @Test("Canceling the task ends subscription and iteration, and drops waiting values")
  func cancellation() async throws {
    let subject = Subject<Int, Never>()
    let disposals = Counter()
    let log = Log<Int>()
    let task = scheduler.task {
      for await value in subject.on(disposed: { disposals.next() }).values { log.append(value) }
      log.append(-1)
    }
    scheduler.run()
    subject.send(1)
    scheduler.run()
    // The task waits for this one, the next waits for the task.
    subject.send(2)
    subject.send(3)
    task.cancel()
    expectEqual(disposals.value, 1)
    subject.send(4)
    scheduler.run()
    expectEqual(log.entries, [1, 2, -1])
    try await task.value
  }

  @Test("A task canceled earlier iterates over nothing")
  func cancelledBefore() {
    let log = Log<Int>()
    let task = scheduler.task {
      for await value in (1...3).signal().values { log.append(value) }
      log.append(-1)
    }
    task.cancel()
    scheduler.run()
    expectEqual(log.entries, [-1])
  }

  @Test("Leaving the loop ends the subscription")
  func leaving() async {
    let disposals = Counter()
    let subject = ReplaySubject<Int, Never>(capacity: .unlimited)
    subject.send(1)
    for await _ in subject.on(disposed: { disposals.next() }).values { break }
    expectEqual(disposals.value, 1)
  }

  @Test("Values sent by many threads arrive in the order of each thread")
  func threads() async {
    let subject = Subject<Int, Never>()
    let values = subject.values
    var iterator = values.makeAsyncIterator()
    let sending = Task.detached {
      onThreads(4) { thread in
        for number in 0..<250 { subject.send(thread * 1_000 + number) }
      }
      subject.complete()
    }
    var received: [Int] = []
    while let value = await iterator.next() { received.append(value) }
    await sending.value
    expectEqual(received.count, 1_000)
    for thread in 0..<4 {
      expectEqual(received.filter { $0 / 1_000 == thread }, (0..<250).map { thread * 1_000 + $0 })
    }
  }

  @Test("The iterator stays on the calling actor")
  @MainActor
  func isolation() async {
    let subject = Subject<Int, Never>()
    var values = subject.values.makeAsyncIterator()
    subject.send(1)
    #expect(await values.next() == 1)
    MainActor.assertIsolated()
  }

  @Test("The sequence tells how many values wait, without the end")
  func waitingCount() async {
    let subject = Subject<Int, TestFailure>()
    let values = subject.values
    expectEqual(values.waitingCount, 0)
    var iterator = values.makeAsyncIterator()
    for number in 1...4 { subject.send(number) }
    expectEqual(values.waitingCount, 4)
    #expect(try! await iterator.next() == 1)
    expectEqual(values.waitingCount, 3)
    subject.send(5)
    subject.fail(.one)
    expectEqual(values.waitingCount, 4)
    for left in (0...3).reversed() {
      _ = try! await iterator.next()
      expectEqual(values.waitingCount, left)
    }
    await #expect(throws: TestFailure.one) { try await iterator.next() }
    expectEqual(values.waitingCount, 0)
  }

  @Test("All iterations count, until each is released")
  func waitingCountOfIterations() async {
    let subject = Subject<Int, Never>()
    let values = subject.values(buffering: .newest(2))
    var first = Optional(values.makeAsyncIterator())
    let second = values.makeAsyncIterator()
    for number in 1...3 { subject.send(number) }
    expectEqual(values.waitingCount, 4)
    #expect(await first?.next() == 2)
    expectEqual(values.waitingCount, 3)
    first = nil
    expectEqual(values.waitingCount, 2)
    withExtendedLifetime(second) {}
  }

  @Test("A source that waits may have any number of values waiting")
  func unlimitedWaiting() async {
    #expect(await Signal<Int, Never>.from([1, 2]).values(buffering: .waiting(.max)).reduce(0, +) == 3)
  }
}
