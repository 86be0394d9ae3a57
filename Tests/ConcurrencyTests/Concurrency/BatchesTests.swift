import TestSupport

@Suite(.withoutLeaks) struct BatchesTests {
  let scheduler = TestScheduler()

  @Test("Each array has the values that have arrived, up to the limit")
  func limit() async {
    let log = Log<[Int]>()
    for await batch in (1...7).signal().values(batch: 3) { log.append(batch) }
    expectEqual(log.entries, [[1, 2, 3], [4, 5, 6], [7]])
  }

  @Test("A task waits for the first value only")
  func firstValue() {
    let subject = Subject<Int, Never>()
    let log = Log<[Int]>()
    scheduler.task {
      for await batch in subject.values(batch: 3) { log.append(batch) }
      log.append([])
    }
    scheduler.run()
    subject.send(1)
    scheduler.run()
    expectEqual(log.entries, [[1]])
    for value in 2...5 { subject.send(value) }
    scheduler.run()
    subject.complete()
    scheduler.run()
    expectEqual(log.entries, [[1], [2, 3, 4], [5], []])
  }

  @Test("A failure is thrown after the values before it")
  func failure() async throws {
    var batches = failing(after: 1, 2).values(batch: 10).makeAsyncIterator()
    #expect(try await batches.next() == [1, 2])
    await #expect(throws: TestFailure.one) { try await batches.next() }
    #expect(try await batches.next() == nil)
  }

  @Test("A policy drops values before they are in an array, and counts them")
  func policy() async {
    let batches = (1...10).signal().values(batch: 10, buffering: .newest(4))
    let log = Log<[Int]>()
    for await batch in batches { log.append(batch) }
    expectEqual(log.entries, [[7, 8, 9, 10]])
    expectEqual(batches.droppedCount, 6)
  }

  @Test("Cancellation ends the iteration and the subscription")
  func cancellation() {
    let subject = Subject<Int, Never>()
    let disposals = Counter()
    let log = Log<[Int]>()
    let task = scheduler.task {
      for await batch in subject.on(disposed: { disposals.next() }).values(batch: 2) { log.append(batch) }
      log.append([])
    }
    scheduler.run()
    for value in 1...5 { subject.send(value) }
    task.cancel()
    expectEqual(disposals.value, 1)
    scheduler.run()
    expectEqual(log.entries, [[1], []])
  }

  @Test("The sequence of arrays tells how many values wait")
  func waitingCount() async {
    let subject = Subject<Int, Never>()
    let batches = subject.values(batch: 2)
    var iterator = batches.makeAsyncIterator()
    for number in 1...5 { subject.send(number) }
    #expect(await iterator.next() == [1, 2])
    expectEqual(batches.waitingCount, 3)
  }
}
