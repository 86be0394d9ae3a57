import Dispatch
import TestSupport

/// Sources that wait while their consumer takes no more values.
@Suite(.withoutLeaks) struct PressureTests {
  let scheduler = TestScheduler()
  let pulled = Counter()

  /// The numbers from 1, which count how many have been asked for.
  private var numbers: Signal<Int, Never> {
    .unfold(0) { [pulled] last -> Int? in
      _ = pulled.next()
      last += 1
      return last
    }
  }

  // MARK: Values

  @Test("A sequence stops when the limit is reached, and goes on when half of the values have been taken")
  func hysteresis() async {
    var values = numbers.values(buffering: .waiting(4)).makeAsyncIterator()
    expectEqual(pulled.value, 4)
    var counts: [Int] = []
    for _ in 1...6 {
      _ = await values.next()
      counts.append(pulled.value)
    }
    // Two of four values are taken out together. When both have been handled, the next two are taken, and the source sends two more.
    expectEqual(counts, [4, 4, 6, 6, 8, 8])
  }

  @Test("Every value arrives once, in order, and then the end", arguments: [1, 2, 3, 7, 256])
  func all(limit: Int) async {
    var received: [Int] = []
    for await value in (1...1000).signal().map({ $0 * 2 }).values(buffering: .waiting(limit)) {
      received.append(value)
    }
    expectEqual(received, (1...1000).map { $0 * 2 })
  }

  @Test("The elements of an array, a range, and a signal whose chain is erased wait as well")
  func sources() async {
    for source in [
      Signal.from(Array(1...100)), .range(1...100), (1...100).signal().filter { _ in true }.erased,
    ] {
      let sent = Counter()
      var values = source.map { [sent] in
        sent.next()
        return $0
      }
      .values(buffering: .waiting(10)).makeAsyncIterator()
      expectEqual(sent.value, 10)
      var received: [Int] = []
      while let value = await values.next() { received.append(value) }
      expectEqual(received, Array(1...100))
    }
  }

  @Test("The values of a source that cannot wait are kept")
  func hot() async {
    let subject = Subject<Int, Never>()
    let values = subject.values(buffering: .waiting(2))
    var iterator = values.makeAsyncIterator()
    for value in 1...100 { subject.send(value) }
    subject.complete()
    var received: [Int] = []
    while let value = await iterator.next() { received.append(value) }
    expectEqual(received, Array(1...100))
    expectEqual(values.droppedCount, 0)
  }

  @Test("The values of a source that cannot wait are treated as the second policy says")
  func otherwise() async {
    let subject = Subject<Int, Never>()
    let values = subject.values(buffering: .waiting(2, otherwise: .newest(3)))
    var iterator = values.makeAsyncIterator()
    for value in 1...5 { subject.send(value) }
    subject.complete()
    var received: [Int] = []
    while let value = await iterator.next() { received.append(value) }
    expectEqual(received, [3, 4, 5])
    expectEqual(values.droppedCount, 2)
  }

  /// The numbers from 1, whose source retains an object.
  private func numbers(retaining object: Tracked) -> Signal<Int, Never> {
    .unfold(0) { last -> Int? in
      last += withExtendedLifetime(object) { 1 }
      return last
    }
  }

  @Test("A consumer that takes nothing and leaves releases the source")
  func leaving() {
    let objects = Lifetimes()
    var iterator = Optional(
      numbers(retaining: objects.make()).values(buffering: .waiting(2)).makeAsyncIterator()
    )
    #expect(objects.live == 1 && iterator != nil)
    iterator = nil
    expectEqual(objects.live, 0)
  }

  @Test("A canceled task ends a source that waits")
  func canceled() async {
    let source = numbers
    let task = Task {
      var values = source.values(buffering: .waiting(2)).makeAsyncIterator()
      _ = await values.next()
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await values.next()
    }
    #expect(await task.value == nil)
    #expect(pulled.value <= 4)
  }

  // MARK: On a scheduler

  @Test("A source in front of a scheduler sends no more than may wait")
  func deliver() {
    let log = Log<Int>()
    let subscription = numbers.deliver(on: scheduler, buffering: .waiting(4)).take(10).subscribe {
      log.append($0)
    }
    expectEqual(pulled.value, 4)
    scheduler.run()
    expectEqual(log.entries, Array(1...10))
    #expect(pulled.value <= 14)
    #expect(subscription.isDisposed)
  }

  @Test("A queue on the way is bounded when its subscriber can wait")
  func onTheWay() async {
    var values = numbers.deliver(on: scheduler).values(buffering: .waiting(4)).makeAsyncIterator()
    expectEqual(pulled.value, 512)
    scheduler.run()
    #expect(pulled.value < 2048)
    #expect(await values.next() == 1)
  }

  @Test("Disposal of a subscription whose source waits releases the source")
  func disposal() {
    let objects = Lifetimes()
    let subscription = numbers(retaining: objects.make()).deliver(on: scheduler, buffering: .waiting(2))
      .subscribe { _ in }
    expectEqual(objects.live, 1)
    subscription.dispose()
    scheduler.run()
    expectEqual(objects.live, 0)
  }

  // MARK: Asynchronous sources

  @Test("A producer waits until more is wanted")
  func produce() {
    let sent = Log<Int>()
    let received = Log<Int>()
    let turns = Subject<Void, Never>()
    let source = Signal<Int, Never>.produce(on: scheduler) { producer in
      for number in 1...6 {
        sent.append(number)
        await producer.send(number)
      }
    }
    scheduler.task {
      var values = source.values(buffering: .waiting(2)).makeAsyncIterator()
      for await _ in turns.values {
        guard let value = await values.next() else { break }
        received.append(value)
      }
    }
    scheduler.run()
    expectEqual(sent.entries, [1, 2])
    turns.send()
    turns.send()
    scheduler.run()
    expectEqual(received.entries, [1, 2])
    expectEqual(sent.entries, [1, 2, 3])
    for _ in 1...5 { turns.send() }
    scheduler.run()
    expectEqual(received.entries, Array(1...6))
  }

  @Test("A producer is told that the subscription has ended, and a thrown error fails the signal")
  func producerEnds() async {
    let answers = Log<Bool>()
    let source = Signal<Int, Never>.produce { producer in
      while await producer.send(1) {}
      answers.append(await producer.send(2))
    }
    for await _ in source.values { break }
    while answers.entries.isEmpty { await Task.yield() }
    expectEqual(answers.entries, [false])
    let failing = Signal<Int, TestFailure>.produce { producer throws(TestFailure) in
      await producer.send(1)
      throw .one
    }
    await #expect(throws: TestFailure.one) { for try await _ in failing.values {} }
  }

  @Test("A producer on a queue runs on that queue")
  func produceOnQueue() async {
    let queue = QueueScheduler(label: "producer")
    let source = Signal<Int, Never>.produce(on: queue) { producer in
      for number in 1...100 {
        dispatchPrecondition(condition: .onQueue(queue.queue))
        await producer.send(number)
      }
    }
    var received: [Int] = []
    for await value in source.values(buffering: .waiting(3)) { received.append(value) }
    expectEqual(received, Array(1...100))
  }

  @Test("Two tasks of a producer wait side by side")
  func twoTasks() async {
    let source = Signal<Int, Never>.produce { producer in
      await withTaskGroup { group in
        for start in [0, 1000] {
          group.addTask { for number in 1...500 { await producer.send(start + number) } }
        }
      }
    }
    var received: [Int] = []
    for await value in source.values(buffering: .waiting(3)) { received.append(value) }
    expectEqual(received.filter { $0 <= 500 }, Array(1...500))
    expectEqual(received.filter { $0 > 500 }, Array(1001...1500))
  }

  @Test("An asynchronous sequence is asked for no more than may wait")
  func asyncSequence() async {
    let stream = AsyncStream { [pulled] in pulled.value < 1000 ? pulled.next() : nil }
    var received: [Int] = []
    for await value in Signal.from(stream).values(buffering: .waiting(3)) {
      received.append(value)
      // Three wait, one is being handled, and one is asked for when there is room.
      if pulled.value > received.count + 4 { Issue.record("\(pulled.value) of \(received.count)") }
    }
    expectEqual(received, Array(1...1000))
  }

  // MARK: Sources of one's own

  @Test("A created signal asks whether more is wanted")
  func whenReady() async {
    let source = Signal<Int, Never>.create { [pulled] subscriber in
      @Sendable func sendNext() {
        while !subscriber.isDisposed {
          subscriber.send(pulled.next())
          let isReady = Counter()
          subscriber.whenReady { if isReady.next() == 2 { sendNext() } }
          if isReady.next() == 1 { return }
        }
      }
      sendNext()
    }
    var values = source.values(buffering: .waiting(4)).makeAsyncIterator()
    expectEqual(pulled.value, 4)
    for expected in 1...10 { #expect(await values.next() == expected) }
    #expect(pulled.value <= 14)
  }

  @Test("A created signal that has waited for one buffer waits for the next one as well")
  func whenReadyTwice() {
    let source = Signal<Int, Never>.create { [pulled] subscriber in
      @Sendable func sendNext() {
        subscriber.whenReady {
          if subscriber.isDisposed { return }
          subscriber.send(pulled.next())
          if pulled.value < 100 { sendNext() }
        }
      }
      sendNext()
    }
    let values = source.deliver(on: scheduler, buffering: .waiting(1)).values(buffering: .waiting(4))
    let iterator = values.makeAsyncIterator()
    scheduler.run()
    expectEqual(pulled.value, 4)
    withExtendedLifetime(iterator) {}
  }

  @Test("A subscriber that is subscribed passes the pressure on")
  func forwarded() async {
    let numbers = numbers
    let source = Signal<Int, Never>.create { numbers.subscribe($0) }
    var values = source.values(buffering: .waiting(4)).makeAsyncIterator()
    expectEqual(pulled.value, 4)
    for expected in 1...10 { #expect(await values.next() == expected) }
  }

  // MARK: Operators

  @Test("The signal of a zip that is ahead waits for the other one")
  func zipAhead() {
    let other = Subject<String, Never>()
    let log = Log<Int>()
    let counts = Log<Int>()
    let subscription = numbers.zip(other, buffering: .waiting(4)).subscribe { [pulled] in
      log.append($0.0)
      counts.append(pulled.value)
    }
    expectEqual(pulled.value, 4)
    for text in ["a", "b", "c", "d", "e"] { other.send(text) }
    expectEqual(log.entries, [1, 2, 3, 4, 5])
    // A row that makes room is delivered before the signal goes on.
    expectEqual(counts.entries, [4, 4, 6, 6, 8])
    subscription.dispose()
  }

  @Test("A zip whose subscriber can wait holds a bounded number of values")
  func zipUnderPressure() async {
    let other = Signal<Int, Never>.range(1...5000)
    var received = 0
    for await (one, two) in numbers.zip(other).values(buffering: .waiting(8)) {
      received += 1
      if one != two { Issue.record("\(one) with \(two)") }
    }
    expectEqual(received, 5000)
    #expect(pulled.value <= 6000)
  }

  @Test("Two arrays are zipped as the subscriber takes the pairs")
  func zippedArrays() async {
    let sums = Signal.from(Array(1...100)).zip(Signal.from(Array(1...50))).map { [pulled] in
      pulled.next()
      return $0 + $1
    }
    var values = sums.values(buffering: .waiting(4)).makeAsyncIterator()
    expectEqual(pulled.value, 4)
    var received: [Int] = []
    while let value = await values.next() { received.append(value) }
    expectEqual(received, (1...50).map { 2 * $0 })
  }

  @Test("Inner signals wait as well, and the outer one with them")
  func inner() async {
    var values = numbers.flatMap(.concat) { _ in Signal.from(Array(1...3)) }.values(buffering: .waiting(4))
      .makeAsyncIterator()
    #expect(pulled.value <= 3)
    var received: [Int] = []
    for _ in 1...9 { received.append(await values.next() ?? 0) }
    expectEqual(received, [1, 2, 3, 1, 2, 3, 1, 2, 3])
    #expect(pulled.value <= 6)
  }

  @Test("Merged signals wait as well")
  func merged() async {
    let merged = Signal.from(Array(1...100)).merge(.from(Array(101...200))).map { [pulled] in
      pulled.next()
      return $0
    }
    var values = merged.values(buffering: .waiting(4)).makeAsyncIterator()
    // The second signal asks before its first value, too.
    expectEqual(pulled.value, 4)
    var received: [Int] = []
    while let value = await values.next() { received.append(value) }
    expectEqual(received.sorted(), Array(1...200))
  }

  @Test("Rounds wait as well")
  func rounds() async {
    var values = Signal.from([1, 2, 3]).map { [pulled] value in
      pulled.next()
      return value
    }
    .repeated().values(buffering: .waiting(4)).makeAsyncIterator()
    #expect(pulled.value <= 6)
    var received: [Int] = []
    for _ in 1...9 { received.append(await values.next() ?? 0) }
    expectEqual(received, [1, 2, 3, 1, 2, 3, 1, 2, 3])
    #expect(pulled.value <= 20)
  }
}
