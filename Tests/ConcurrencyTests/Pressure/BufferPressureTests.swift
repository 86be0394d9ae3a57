import TestSupport

/// Operators that let values wait, and make their source wait.
@Suite(.withoutLeaks) struct BufferPressureTests {
  let scheduler = TestScheduler()
  let pulled = Counter()

  /// The numbers from 1, which count how many have been asked for.
  private var numbers: Signal<Int, Never> { pulled.numbers() }

  /// The even or odd numbers up to a limit, sent by a task.
  private func numbers(from first: Int, to last: Int) -> Signal<Int, Never> {
    .produce { producer in
      for number in stride(from: first, through: last, by: 2) {
        await producer.send(number)
        if number % 7 == 0 { await Task.yield() }
      }
    }
  }

  // MARK: Delay

  @Test("A delay makes its source wait until half of the values have been sent")
  func delay() {
    let recording = scheduler.record(
      numbers.delay(for: .seconds(1), on: scheduler, buffering: .waiting(4)).take(10)
    )
    expectEqual(pulled.value, 4)
    scheduler.run()
    expectEqual(recording.events.compactMap(\.event.value), Array(1...10))
    expectEqual(recording.events.map(\.time), [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3].map { .seconds($0) })
    #expect(pulled.value <= 14)
  }

  @Test("The values of a delay are bounded when its subscriber can wait")
  func delayUnderPressure() async {
    var values = numbers.delay(for: .seconds(1), on: scheduler).values(buffering: .waiting(4))
      .makeAsyncIterator()
    expectEqual(pulled.value, 512)
    scheduler.advance(by: .seconds(100))
    expectEqual(pulled.value, 512)
    for expected in 1...1000 {
      #expect(await values.next() == expected)
      scheduler.advance(by: .seconds(1))
    }
    #expect(pulled.value <= 2000)
  }

  @Test("A delayed source that waits ends as it does without a limit", arguments: [0, 1, 4, 9])
  func delayEnds(count: Int) {
    let recording = scheduler.record(
      Signal.range(0..<count).delay(for: .seconds(1), on: scheduler, buffering: .waiting(3))
    )
    scheduler.run()
    expectEqual(recording.events.compactMap(\.event.value), Array(0..<count))
    expectEqual(recording.events.last?.event, .completed)
  }

  @Test("Disposal while a delayed source waits releases it")
  func delayDisposal() {
    let objects = Lifetimes()
    let subscription = pulled.numbers(retaining: objects.make())
      .delay(for: .seconds(1), on: scheduler, buffering: .waiting(3)).subscribe { _ in }
    scheduler.advance(by: .seconds(2))
    expectEqual(objects.live, 1)
    subscription.dispose()
    expectEqual(objects.live, 0)
  }

  // MARK: Two signals

  @Test("The signal of a sorted merge that is ahead waits for the other one")
  func mergeSorted() {
    let other = Subject<Int, Never>()
    let log = Log<Int>()
    let subscription = numbers.mergeSorted(other, buffering: .waiting(4), by: <).subscribe { log.append($0) }
    expectEqual(pulled.value, 4)
    other.send(10)
    expectEqual(log.entries, Array(1...10) + [10])
    #expect(pulled.value <= 16)
    subscription.dispose()
  }

  @Test("Endless sorted signals are merged as the subscriber takes the values")
  func endlessMergeSorted() async {
    var values = numbers.mergeSorted(Signal.range(1...), by: <).values(buffering: .waiting(4))
      .makeAsyncIterator()
    for index in 0..<4000 { #expect(await values.next() == index / 2 + 1) }
    #expect(pulled.value <= 2000 + 1024)
  }

  @Test("Sorted signals of two threads are merged", arguments: [1, 8])
  func mergeSortedThreads(limit: Int) async {
    var received: [Int] = []
    let (odd, even) = (numbers(from: 1, to: 2000), numbers(from: 2, to: 2000))
    for await value in odd.mergeSorted(even, buffering: .waiting(limit), by: <).values(buffering: .waiting(4))
    {
      received.append(value)
    }
    expectEqual(received, Array(1...2000))
  }

  @Test("A signal that is compared with another one waits when it is ahead")
  func sequenceEqual() {
    let other = Subject<Int, Never>()
    let log = Log<Bool>()
    numbers.sequenceEqual(other, buffering: .waiting(4)).subscribe { log.append($0) }
    expectEqual(pulled.value, 4)
    for number in 1...10 { other.send(number) }
    expectEqual(log.entries, [])
    #expect(pulled.value <= 14)
    other.complete()
    expectEqual(log.entries, [false])
  }

  @Test("Sequences of two threads are compared", arguments: [1, 8])
  func sequenceEqualThreads(limit: Int) async {
    for last in [2000, 2001, 2003] {
      let areEqual = await numbers(from: 1, to: 2001)
        .sequenceEqual(numbers(from: 1, to: last), buffering: .waiting(limit)).first()
      expectEqual(areEqual, (last == 2001))
    }
  }

  @Test("Disposal while signals wait for each other releases them")
  func pairDisposal() {
    let never = Signal<Int, Never>.never
    for chain in [
      { $0.mergeSorted(never, buffering: .waiting(3), by: <).map { _ in true }.erased },
      { $0.sequenceEqual(never, buffering: .waiting(3)).erased },
      { $0.zip(never, buffering: .waiting(3)).map { _ in true }.erased },
    ] as [(Signal<Int, Never>) -> Signal<Bool, Never>] {
      let objects = Lifetimes()
      let subscription = chain(pulled.numbers(retaining: objects.make())).subscribe { _ in }
      expectEqual(objects.live, 1)
      subscription.dispose()
      expectEqual(objects.live, 0)
    }
  }
}
