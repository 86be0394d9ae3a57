import TestSupport

/// Operators that let inner signals or rounds wait, and make their source wait.
@Suite(.withoutLeaks) struct QueuePressureTests {
  let scheduler = TestScheduler()
  let pulled = Counter()

  /// The numbers from 1, which count how many have been asked for.
  private var numbers: Signal<Int, Never> { pulled.numbers() }

  /// A signal that sends a value after a second.
  private func later(_ value: Int) -> Signal<Int, Never> {
    Signal<Int, Never>.timer(after: .seconds(1), on: scheduler).mapReplace(value).erased
  }

  // MARK: Inner signals that wait

  @Test("The outer signal waits for its places until half of the inner signals have been started")
  func hysteresis() {
    let log = Log<Int>()
    let counts = Log<Int>()
    let subscription = numbers.flatMap(.concat, buffering: .waiting(4)) { later($0) }.subscribe {
      [pulled] in
      log.append($0)
      counts.append(pulled.value)
    }
    // One runs, and four wait.
    expectEqual(pulled.value, 5)
    scheduler.advance(by: .seconds(6))
    expectEqual(log.entries, Array(1...6))
    expectEqual(counts.entries, [5, 5, 7, 7, 9, 9])
    subscription.dispose()
  }

  @Test(
    "The source is ahead by the places and the limit at most",
    arguments: [
      (FlattenStrategy.merge(limit: 1), 1), (.merge(limit: 3), 3), (.ordered(limit: 1), 1),
      (.ordered(limit: 3), 3),
    ]
  )
  func places(strategy: FlattenStrategy, places: Int) {
    let log = Log<Int>()
    numbers.flatMap(strategy, buffering: .waiting(4)) { later($0) }
      .on(next: { [pulled] in if pulled.value > $0 + places + 4 { Issue.record("\(pulled.value) at \($0)") } }
      )
      .take(100).subscribe { log.append($0) }
    expectEqual(pulled.value, places + 4)
    scheduler.run()
    expectEqual(log.entries, Array(1...100))
  }

  @Test("A finite source ends as it does without a limit", arguments: [1, 2, 7], [0, 1, 5, 50])
  func ends(limit: Int, count: Int) {
    for strategy in [FlattenStrategy.merge(limit: 2), .ordered(limit: 2), .concat] {
      let recording = scheduler.record(
        Signal.range(0..<count).flatMap(strategy, buffering: .waiting(limit)) { later($0) }
      )
      scheduler.run()
      expectEqual(recording.events.compactMap(\.event.value), Array(0..<count))
      expectEqual(recording.events.last?.event, .completed)
    }
  }

  @Test("When the subscriber can wait, the queue is bounded without a policy", arguments: [1, 2])
  func byDefault(places: Int) async {
    for strategy in [FlattenStrategy.merge(limit: places), .ordered(limit: places)] {
      let pulled = Counter()
      let numbers = Signal<Int, Never>.unfold(0) { last -> Int? in
        pulled.next()
        last += 1
        return last
      }
      var values = numbers.flatMap(strategy) { later($0) }.values(buffering: .waiting(4)).makeAsyncIterator()
      expectEqual(pulled.value, 512 + places)
      scheduler.advance(by: .seconds(1))
      #expect(await values.next() == 1)
      scheduler.advance(by: .seconds(1000))
      // The subscriber wants no more, so that no inner signal is started.
      expectEqual(pulled.value, 512 + places)
    }
  }

  @Test("The latest and the first strategy do not make the outer signal wait")
  func withoutQueue() {
    for strategy in [FlattenStrategy.latest, .first] {
      let log = Log<Int>()
      Signal.range(1...100).flatMap(strategy, buffering: .waiting(1)) { later($0) }.subscribe {
        log.append($0)
      }
      scheduler.run()
      expectEqual(log.entries, [strategy == .latest ? 100 : 1])
    }
  }

  @Test("The values of a source that cannot wait are treated as the second policy says")
  func otherwise() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.flatMap(.concat, buffering: .waiting(1, otherwise: .newest(2))) { later($0) }
      .subscribe { log.append($0) }
    for value in 1...9 { subject.send(value) }
    scheduler.run()
    expectEqual(log.entries, [1, 8, 9])
  }

  @Test("A limit that fails ends a source that cannot wait")
  func failing() {
    let subject = Subject<Int, TestFailure>()
    let recording = scheduler.record(
      subject.flatMap(.concat, buffering: .waiting(1, otherwise: .fail(2, with: .one))) {
        later($0).promoteFailure(to: TestFailure.self).erased
      }
    )
    for value in 1...9 { subject.send(value) }
    scheduler.run()
    expectEqual(recording.events.map(\.event), [.failed(.one)])
  }

  @Test("Disposal while the outer signal waits releases it")
  func disposal() {
    for strategy in [FlattenStrategy.merge(limit: 2), .ordered(limit: 2), .concat] {
      let objects = Lifetimes()
      let subscription = pulled.numbers(retaining: objects.make())
        .flatMap(strategy, buffering: .waiting(2)) { later($0) }.subscribe { _ in }
      expectEqual(objects.live, 1)
      scheduler.advance(by: .seconds(3))
      expectEqual(objects.live, 1)
      subscription.dispose()
      expectEqual(objects.live, 0)
    }
  }

  @Test("A subscriber that takes nothing and leaves releases a queue that waits")
  func leaving() async {
    for strategy in [FlattenStrategy.merge(limit: 2), .ordered(limit: 2), .concat] {
      let objects = Lifetimes()
      var values = Optional(
        pulled.numbers(retaining: objects.make()).flatMap(strategy) { later($0) }.values(
          buffering: .waiting(2)
        )
        .makeAsyncIterator()
      )
      scheduler.advance(by: .seconds(9))
      #expect(objects.live == 1 && values != nil)
      values = nil
      expectEqual(objects.live, 0)
    }
  }

  @Test("An inner signal that is started in the midst of a delivery waits as well")
  func insideTheGate() async {
    for strategy in [FlattenStrategy.concat, .ordered(limit: 1)] {
      let (subject, pulled) = (Subject<Int, Never>(), Counter())
      let numbers = Signal<Int, Never>.unfold(0) { last -> Int? in
        pulled.next()
        last += 1
        return last
      }
      var values = [0, 1].signal().flatMap(strategy) { $0 == 0 ? subject.erased : numbers }
        .on(next: { if $0 == 0 { subject.complete() } })
        .values(buffering: .waiting(4)).makeAsyncIterator()
      subject.send(0)
      expectEqual(pulled.value, 3)
      for expected in 0...9 { #expect(await values.next() == expected) }
    }
  }

  @Test("An inner signal waits for its turn")
  func turns() {
    let first = Subject<Int, Never>()
    let log = Log<Int>()
    [1, 2].signal()
      .flatMap(.ordered(limit: 2), buffering: .waiting(4)) { [numbers] in $0 == 1 ? first.erased : numbers }
      .take(20).subscribe { log.append($0) }
    expectEqual(pulled.value, 4)
    first.send(0)
    expectEqual(log.entries, [0])
    expectEqual(pulled.value, 4)
    first.complete()
    expectEqual(log.entries, Array(0...19))
    expectEqual(pulled.value, 19)
  }

  @Test("Inner signals that end early give their turns to the next")
  func earlyTurns() {
    let first = Subject<Int, Never>()
    let log = Log<Int>()
    Signal.range(1...5)
      .flatMap(.ordered, buffering: .waiting(3)) {
        number in number == 1 ? first.erased : Signal.range(1...number).map { number * 10 + $0 }.erased
      }
      .subscribe(next: { log.append($0) }, completed: { log.append(-1) })
    first.complete()
    expectEqual(log.entries, [21, 22, 31, 32, 33, 41, 42, 43, 44, 51, 52, 53, 54, 55, -1])
  }

  // MARK: Tasks

  @Test("An asynchronous map is ahead by its tasks and its limit at most", arguments: [true, false])
  func asyncMap(ordered: Bool) {
    let log = Log<Int>()
    numbers.asyncMap(maxConcurrent: 4, ordered: ordered, on: scheduler, buffering: .waiting(8)) {
      [scheduler] number in
      try? await scheduler.clock.sleep(for: .seconds(1))
      return number
    }
    .on(next: { [pulled] in if pulled.value > $0 + 12 { Issue.record("\(pulled.value) at \($0)") } })
    .take(100).subscribe { log.append($0) }
    expectEqual(pulled.value, 12)
    scheduler.run()
    expectEqual(log.entries, Array(1...100))
  }

  @Test("An asynchronous filter makes its source wait")
  func asyncFilter() {
    let log = Log<Int>()
    numbers.asyncFilter(on: scheduler, buffering: .waiting(2)) { [scheduler] number in
      try? await scheduler.clock.sleep(for: .seconds(1))
      return number % 2 == 0
    }
    .take(5).subscribe { log.append($0) }
    expectEqual(pulled.value, 3)
    scheduler.run()
    expectEqual(log.entries, [2, 4, 6, 8, 10])
    #expect(pulled.value <= 13)
  }

  @Test("No task is started for a subscriber that wants no value")
  func tasksOnDemand() async {
    let started = Counter()
    var values = Signal.range(1...1000).asyncMap(maxConcurrent: 4) { number in
      started.next()
      return number
    }
    .values(buffering: .waiting(8)).makeAsyncIterator()
    for expected in 1...500 {
      #expect(await values.next() == expected)
      if started.value > expected + 12 { Issue.record("\(started.value) at \(expected)") }
    }
  }

  @Test("Every result arrives once and in order, and then the end", arguments: [1, 4, 512])
  func threads(limit: Int) async {
    for maxConcurrent in [1, 4] {
      var received: [Int] = []
      let source = Signal<Int, Never>.produce { producer in
        for number in 1...3000 { await producer.send(number) }
      }
      let results = source.asyncMap(maxConcurrent: maxConcurrent) { number in
        if number % 3 == 0 { await Task.yield() }
        return number
      }
      for await value in results.values(buffering: .waiting(limit)) { received.append(value) }
      expectEqual(received, Array(1...3000))
    }
  }

  @Test("Arrays flattened on two threads arrive complete", arguments: [1, 5])
  func flattenedThreads(limit: Int) async {
    for strategy in [FlattenStrategy.concat, .merge(limit: 3), .ordered(limit: 3)] {
      let source = Signal<Int, Never>.produce { producer in
        for number in 0..<300 { await producer.send(number) }
      }
      let values = source.flatMap(strategy, buffering: .waiting(limit)) { number in
        number % 2 == 0
          ? Signal.from([3 * number, 3 * number + 1, 3 * number + 2])
          : Signal<Int, Never>.produce { producer in
            for value in 0..<3 { await producer.send(3 * number + value) }
          }
      }
      var received: [Int] = []
      for await value in values.values(buffering: .waiting(4)) { received.append(value) }
      expectEqual(received.sorted(), Array(0..<900))
      if strategy != .merge(limit: 3) { expectEqual(received, Array(0..<900)) }
    }
  }

  // MARK: Rounds

  @Test("An expansion without end goes on as the subscriber takes the values")
  func expand() async {
    var values = Signal.just(1).expand { [pulled] in
      pulled.next()
      return .just($0 + 1)
    }
    .values(buffering: .waiting(4)).makeAsyncIterator()
    expectEqual(pulled.value, 4)
    for expected in 1...100 { #expect(await values.next() == expected) }
    #expect(pulled.value <= 104)
  }

  @Test("The source of an expansion waits for its places")
  func expansionSource() {
    let log = Log<Int>()
    numbers.expand(maxConcurrent: 1, buffering: .waiting(4)) { $0 > 0 ? later(-$0) : .empty }
      .filter { $0 < 0 }.take(20).subscribe { log.append($0) }
    expectEqual(pulled.value, 5)
    scheduler.run()
    expectEqual(log.entries, (1...20).map { -$0 })
  }

  @Test("No round begins while the subscriber wants no value")
  func rounds() async {
    let rounds = Counter()
    let one = Signal<Int, TestFailure>.deferred { Signal<Int, TestFailure>.just(rounds.next()) }
    let failing = one.concat(Signal<Int, TestFailure>.fail(.one))
    let sources: [Signal<Int, TestFailure>] = [
      one.repeated().erased, one.repeated(100).erased,
      failing.retry().erased, failing.retry(100).erased,
    ]
    for source in sources {
      let before = rounds.value
      var values = source.values(buffering: .waiting(4)).makeAsyncIterator()
      expectEqual(rounds.value, before + 4)
      for expected in 1...40 {
        #expect(try! await values.next() == before + expected)
        if rounds.value > before + expected + 4 { Issue.record("\(rounds.value - before) at \(expected)") }
      }
    }
  }

  @Test("A known value is repeated as often as the subscriber takes it")
  func knownValue() async {
    var values = Signal.just(1).repeated().on(next: { [pulled] _ in pulled.next() })
      .values(buffering: .waiting(4)).makeAsyncIterator()
    expectEqual(pulled.value, 4)
    for _ in 1...10 { #expect(await values.next() == 1) }
    #expect(pulled.value <= 14)
  }

  @Test("The last round ends the result")
  func lastRound() async {
    var received: [Int] = []
    for await value in Signal.just(1).repeated(50).values(buffering: .waiting(4)) { received.append(value) }
    expectEqual(received, Array(repeating: 1, count: 50))
  }

  @Test("A subscriber that takes nothing and leaves releases a round that waits")
  func leavingRounds() {
    let objects = Lifetimes()
    let object = Optional(objects.make())
    var values = Optional(
      Signal.just(object).repeated().map { $0 != nil }.values(buffering: .waiting(4)).makeAsyncIterator()
    )
    #expect(values != nil)
    values = nil
    withExtendedLifetime(object) { expectEqual(objects.live, 1) }
  }
}
