import TestShims
import TestSupport

/// Subjects and shared signals, whose sources wait for several subscribers.
@Suite(.withoutLeaks) struct SubscriberPressureTests {
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

  /// Sends numbers from 1 with `emit`, and returns how many sends have begun.
  private func emit(upTo last: Int, _ emit: @escaping @Sendable (Int) async -> Void) -> Counter {
    let begun = Counter()
    scheduler.task {
      for number in 1...last {
        begun.next()
        await emit(number)
      }
    }
    scheduler.run()
    return begun
  }

  // MARK: Emission

  @Test("A task that emits waits for the slowest subscriber")
  func emission() async {
    let subject = Subject<Int, Never>()
    var fast = subject.values(buffering: .waiting(4)).makeAsyncIterator()
    var slow = subject.values(buffering: .waiting(2)).makeAsyncIterator()
    let begun = emit(upTo: 100) { await subject.emit($0) }
    expectEqual(begun.value, 2)
    for expected in 1...2 { #expect(await fast.next() == expected) }
    scheduler.run()
    expectEqual(begun.value, 2)
    for expected in 1...98 {
      #expect(await slow.next() == expected)
      scheduler.run()
      if expected > 2 { #expect(await fast.next() == expected) }
      scheduler.run()
      #expect(begun.value <= expected + 3)
    }
  }

  @Test("Every kind of subject can emit")
  func kinds() async {
    let behavior = BehaviorSubject<Int, Never>(0)
    let replay = ReplaySubject<Int, Never>(capacity: .last(1))
    var first = behavior.values(buffering: .waiting(2)).makeAsyncIterator()
    var second = replay.values(buffering: .waiting(2)).makeAsyncIterator()
    let ofBehavior = emit(upTo: 10) { await behavior.emit($0) }
    let ofReplay = emit(upTo: 10) { await replay.emit($0) }
    expectEqual(ofBehavior.value, 1)
    expectEqual(ofReplay.value, 2)
    for expected in 0...10 {
      #expect(await first.next() == expected)
      scheduler.run()
    }
    for expected in 1...10 {
      #expect(await second.next() == expected)
      scheduler.run()
    }
    #expect(ofBehavior.value == 10 && ofReplay.value == 10)
  }

  @Test("Emission does not wait without a subscriber that waits, nor after the end")
  func noWaiting() async {
    let subject = Subject<Int, Never>()
    await subject.emit(1)
    let log = Log<Int>()
    subject.subscribe { log.append($0) }
    await subject.emit(2)
    subject.complete()
    await subject.emit(3)
    expectEqual(log.entries, [2])
  }

  @Test("A subscriber that leaves, and the subject's end, let emission continue", arguments: [false, true])
  func leaving(ends: Bool) {
    let subject = Subject<Int, Never>()
    var slow = Optional(subject.values(buffering: .waiting(2)).makeAsyncIterator())
    let begun = emit(upTo: 10) { await subject.emit($0) }
    #expect(begun.value == 2 && slow != nil)
    if ends { subject.complete() } else { slow = nil }
    scheduler.run()
    expectEqual(begun.value, 10)
    withExtendedLifetime(slow) {}
  }

  @Test("Cancellation of the task ends the waiting, and the value has been sent")
  func canceled() async {
    let subject = Subject<Int, Never>()
    var slow = subject.values(buffering: .waiting(1)).makeAsyncIterator()
    let task = Task {
      await subject.emit(1)
      await subject.emit(2)
    }
    for await _ in (1...3).signal().values { await Task.yield() }
    task.cancel()
    await task.value
    #expect(await slow.next() == 1)
    #expect(await slow.next() == 2)
  }

  @Test("Emission from the handler of a value, while another thread delivers")
  func fromInside() async {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.subscribe { value in
      log.append(value)
      if value < 5 { Task { await subject.emit(value + 1) } }
    }
    var values = subject.values(buffering: .waiting(1)).makeAsyncIterator()
    await onThreadsAsync { subject.send(1) }
    for expected in 1...5 { #expect(await values.next() == expected) }
    expectEqual(log.entries, [1, 2, 3, 4, 5])
    subject.complete()
  }

  private func onThreadsAsync(_ body: @escaping @Sendable () -> Void) async { await Task { body() }.value }

  // MARK: Emission to a subscriber that comes later

  @Test("A task waits for a subscriber, which misses nothing, and waits again when the last one has left")
  func firstSubscriber() async {
    let subject = Subject<Int, Never>()
    let begun = emit(upTo: 9) { await subject.emitWhenSubscribed($0) }
    expectEqual(begun.value, 1)
    let log = Log<Int>()
    subject.take(2).subscribe { log.append($0) }
    scheduler.run()
    expectEqual(log.entries, [1, 2])
    expectEqual(begun.value, 3)
    var slow = subject.values(buffering: .waiting(2)).makeAsyncIterator()
    scheduler.run()
    expectEqual(begun.value, 4)
    for expected in 3...9 {
      #expect(await slow.next() == expected)
      scheduler.run()
    }
    expectEqual(begun.value, 9)
  }

  @Test("Tasks that wait for a subscriber send in the order in which they began, one value after another")
  func order() {
    let subject = Subject<Int, Never>()
    for number in 1...5 { scheduler.task { await subject.emitWhenSubscribed(number) } }
    scheduler.run()
    let log = Log<String>()
    subject.take(2).subscribe { value in
      if value == 2 { subject.subscribe { log.append("second \($0)") } }
      log.append("first \(value)")
    }
    expectEqual(log.entries, ["first 1", "first 2", "second 3", "second 4", "second 5"])
    scheduler.run()
  }

  @Test("A value that waits for a subscriber is not sent when its task is canceled, or was before")
  func canceledWithoutSubscriber() {
    let subject = Subject<Int, Never>()
    let results = Log<String>()
    let tasks = (1...4).map { number in
      scheduler.task {
        if number == 4 { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
        results.append("\(number) \(await subject.emitWhenSubscribed(number))")
      }
    }
    scheduler.run()
    tasks[1].cancel()
    scheduler.run()
    expectEqual(results.entries, ["4 false", "2 false"])
    let log = Log<Int>()
    subject.subscribe { log.append($0) }
    scheduler.run()
    expectEqual(log.entries, [1, 3])
    expectEqual(results.entries, ["4 false", "2 false", "1 true", "3 true"])
  }

  @Test("The end of a subject resumes the tasks that wait for a subscriber, and drops their values")
  func endWithoutSubscriber() {
    let subject = Subject<Int, TestFailure>()
    let results = Log<Bool>()
    scheduler.task { results.append(await subject.emitWhenSubscribed(1)) }
    scheduler.run()
    subject.fail(.one)
    scheduler.task { results.append(await subject.emitWhenSubscribed(2)) }
    scheduler.run()
    expectEqual(results.entries, [false, false])
    let events = Log<Event<Int, TestFailure>>()
    subject.subscribeEvents { events.append($0) }
    expectEqual(events.entries, [.failed(.one)])
  }

  @Test("A subject lives while a task waits for its subscriber")
  func retained() {
    let (signal, input) = Signal<Int, Never>.pipe()
    if let subject = input as? Subject<Int, Never> { scheduler.task { await subject.emitWhenSubscribed(1) } }
    scheduler.run()
    let log = Log<Int>()
    signal.subscribe { log.append($0) }
    scheduler.run()
    expectEqual(log.entries, [1])
  }

  @Test("Each value that tasks emit is received if it is sent, whoever comes, leaves and cancels meanwhile")
  func emittedToNextByThreads() async {
    let count = isSanitized ? 100 : 1_000
    let subject = Subject<Int, Never>()
    let received = Log<[Int]>()
    let isOver = Shared(false)
    let readers = (1...3).map { limit in
      Task {
        while !isOver.value {
          // The subscription ends with its last value, so no value is sent to a subscriber that has left.
          let values = Log<Int>()
          await subject.take(limit).on(next: { values.append($0) }).completion()
          received.append(values.entries)
        }
      }
    }
    var sent: Set<Int> = []
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask {
          var sent: [Int] = []
          for number in 1...count {
            let value = thread * count + number
            let task = Task { await subject.emitWhenSubscribed(value) }
            if number % 3 == 0 { task.cancel() }
            if await task.value { sent.append(value) }
          }
          return sent
        }
      }
      for await values in group { sent.formUnion(values) }
    }
    _ = isOver.exchange(true)
    subject.complete()
    for reader in readers { await reader.value }
    expectEqual(Set(received.entries.joined()), sent)
    for values in received.entries {
      for thread in 0..<4 {
        let own = values.filter { ($0 - 1) / count == thread }
        expectEqual(own, own.sorted())
      }
    }
  }

  // MARK: Shared signals

  /// The two ways to share a signal whose subscribers make it wait.
  enum Sharing: CaseIterable {
    case share
    case autoconnect

    func apply(_ source: Signal<Int, Never>) -> Signal<Int, Never> {
      switch self {
      case .share: source.share(startingAt: 2, buffering: .waiting)
      case .autoconnect: source.multicast(Subject(), buffering: .waiting).autoconnect().erased
      }
    }
  }

  @Test("A shared source waits for the slowest subscriber", arguments: Sharing.allCases)
  func sharing(_ sharing: Sharing) async {
    let shared = sharing.apply(numbers.take(50).erased)
    var fast = shared.values(buffering: .waiting(4)).makeAsyncIterator()
    let sentAlone = pulled.value
    var slow = shared.values(buffering: .waiting(2)).makeAsyncIterator()
    // With `autoconnect` the source starts for the first subscriber, whose four values the second one misses.
    let missed = sharing == .share ? 0 : 4
    expectEqual(sentAlone, missed)
    expectEqual(pulled.value, (sharing == .share ? 2 : 4))
    for expected in 1...50 {
      #expect(await fast.next() == expected)
      if expected > missed { #expect(await slow.next() == expected) }
      #expect(pulled.value <= expected + 4)
    }
    #expect(await fast.next() == nil)
    #expect(await slow.next() == nil)
  }

  @Test("A connection waits, too")
  func connection() async {
    let connection = numbers.take(20).multicast(Subject(), buffering: .waiting)
    var slow = connection.signal.values(buffering: .waiting(2)).makeAsyncIterator()
    let log = Log<Int>()
    connection.signal.subscribe { log.append($0) }
    connection.connect()
    expectEqual(pulled.value, 2)
    for expected in 1...20 { #expect(await slow.next() == expected) }
    #expect(await slow.next() == nil)
    expectEqual(log.entries, Array(1...20))
  }

  @Test("Without a policy that waits, the source continues")
  func hot() async {
    let shared = numbers.take(100).share(startingAt: 2)
    var one = shared.values(buffering: .waiting(2)).makeAsyncIterator()
    var other = shared.values(buffering: .waiting(2, otherwise: .newest(3))).makeAsyncIterator()
    expectEqual(pulled.value, 100)
    for expected in 1...100 { #expect(await one.next() == expected) }
    for expected in 98...100 { #expect(await other.next() == expected) }
  }

  @Test("When the slowest subscriber leaves, the source continues for the others")
  func slowestLeaves() async {
    let shared = numbers.take(20).share(startingAt: 2, buffering: .waiting)
    var fast = shared.values(buffering: .waiting(4)).makeAsyncIterator()
    var slow = Optional(shared.values(buffering: .waiting(1)).makeAsyncIterator())
    #expect(pulled.value == 1 && slow != nil)
    #expect(await fast.next() == 1)
    let rest = Task { [fast] in
      var fast = fast
      var received: [Int] = []
      while let value = await fast.next() { received.append(value) }
      return received
    }
    await Task.yield()
    slow = nil
    #expect(await rest.value == Array(2...20))
  }

  @Test("A subscriber that is disposed inside a delivery does not resume the source there")
  func leavesInside() async {
    let subject = Subject<Int, Never>()
    let shared = numbers.take(1000).merge(subject).share(startingAt: 2, buffering: .waiting)
    let slow = Shared<(any Disposable)?>(nil)
    var others: [Int] = []
    let log = Log<Int>()
    let idle = TestScheduler()
    slow.withLock { $0 = shared.deliver(on: idle, buffering: .waiting(2)).subscribe { _ in } }
    var values = shared.on(next: { value in
      log.append(value)
      if value == -1 { slow.value?.dispose() }
    }).values(buffering: .waiting(5)).makeAsyncIterator()
    expectEqual(pulled.value, 2)
    subject.send(-1)
    while let value = await values.next() {
      others.append(value)
      if pulled.value > others.count + 10 { Issue.record("\(pulled.value) of \(others.count)") }
      if others.count == 1001 { break }
    }
    expectEqual(others.filter { $0 > 0 }, Array(1...1000))
  }

  @Test("A disposal does not run the source of a shared signal, which may be disposed by the rest of it")
  func disposalOfSeveral() {
    let thread = thread_id()
    let shared = numbers.take(1000).on(next: { if $0 > 2 { #expect(thread_id() != thread) } })
      .share(startingAt: 2, buffering: .waiting)
    let subscriptions = CompoundDisposable()
    shared.deliver(on: scheduler, buffering: .waiting(2)).subscribe { _ in }.store(in: subscriptions)
    shared.subscribe { _ in }.store(in: subscriptions)
    expectEqual(pulled.value, 2)
    subscriptions.dispose()
  }

  @Test("For a value that the consumer of a shared signal takes, not every task of its sources sends one")
  func oneOfManyTasks() async {
    let begun = Counter()
    let sources = (1...16).map { _ in
      Signal<Int, Never>.produce(on: scheduler) { [begun] producer in
        for number in 1...5 {
          _ = begun.next()
          await producer.send(number)
        }
      }
    }
    let shared = Signal.merge(sources).share(startingAt: 1, buffering: .waiting)
    let growth = Log<Int>()
    scheduler.task { [scheduler] in
      for await _ in shared.values(buffering: .waiting(4)) {
        let before = begun.value
        try? await scheduler.clock.sleep(for: .seconds(1))
        growth.append(begun.value - before)
      }
    }
    scheduler.run()
    expectEqual(growth.entries.count, 80)
    #expect(growth.entries.allSatisfy { $0 <= 8 }, "\(growth.entries)")
  }

  @Test("Two uses of a shared signal by one subscriber are both complete")
  func diamond() async {
    let shared = numbers.take(100).share(startingAt: 2, buffering: .waiting)
    let sums = shared.zip(shared.map { -$0 }).map { $0 + $1 }
    var count = 0
    for await sum in sums.values(buffering: .waiting(3)) {
      expectEqual(sum, 0)
      count += 1
      #expect(pulled.value <= count + 4)
    }
    expectEqual(count, 100)
  }

  @Test("A shared signal in front of another one waits for its subscribers")
  func nested() async {
    let inner = numbers.take(30).share(startingAt: 2, buffering: .waiting)
    let outer = inner.map { $0 * 2 }.share(startingAt: 2, buffering: .waiting)
    var one = inner.values(buffering: .waiting(8)).makeAsyncIterator()
    var two = outer.values(buffering: .waiting(8)).makeAsyncIterator()
    var three = outer.values(buffering: .waiting(3)).makeAsyncIterator()
    expectEqual(pulled.value, 3)
    for expected in 1...30 {
      // The slowest one asks first. The source waits for it.
      #expect(await three.next() == 2 * expected)
      #expect(await two.next() == 2 * expected)
      #expect(await one.next() == expected)
      #expect(pulled.value <= expected + 3)
    }
    #expect(await three.next() == nil)
  }

  @Test("A shared signal that is zipped with itself in front of another one waits once for all its sources")
  func nestedDiamonds() async {
    let inner = numbers.take(500).share(startingAt: 2, buffering: .waiting)
    let outer = inner.zip(inner).map { $0 + $1 }.share(startingAt: 2, buffering: .waiting)
    var received: [Int] = []
    for await value in outer.merge(outer).values(buffering: .waiting(4)) { received.append(value) }
    expectEqual(received.sorted(), (1...500).flatMap { [2 * $0, 2 * $0] })
  }

  // MARK: Threads

  @Test("Four subscribers on threads of their own receive every value of a shared source")
  func sharedByThreads() async {
    let count = isSanitized ? 500 : 5_000
    let shared = numbers.take(count).share(startingAt: 4, buffering: .waiting)
    await withTaskGroup { group in
      for limit in 1...4 {
        group.addTask {
          var received: [Int] = []
          for await value in shared.values(buffering: .waiting(limit)) { received.append(value) }
          return received
        }
      }
      for await received in group { expectEqual(received, Array(1...count)) }
    }
  }

  @Test("Four tasks that emit wait for two subscribers, and a third one that comes and goes")
  func emittedByThreads() async {
    let count = isSanitized ? 100 : 1_000
    let subject = Subject<Int, Never>()
    let isOver = Shared(false)
    let ready = Counter()
    let consumers = (1...2).map { limit in
      Task {
        var iterator = subject.values(buffering: .waiting(limit)).makeAsyncIterator()
        ready.next()
        var received: [Int] = []
        while let value = await iterator.next() { received.append(value) }
        return received
      }
    }
    while ready.value < 2 { await Task.yield() }
    let guest = Task {
      while !isOver.value {
        for await _ in subject.values(buffering: .waiting(1)).prefix(3) { await Task.yield() }
      }
    }
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask { for number in 1...count { await subject.emit(thread * count + number) } }
      }
    }
    _ = isOver.exchange(true)
    subject.complete()
    await guest.value
    for consumer in consumers { #expect(await consumer.value.sorted() == Array(1...4 * count)) }
  }

  @Test("Subscribers that take nothing and leave release a shared source")
  func release() {
    let objects = Lifetimes()
    func share(_ object: Tracked) -> Signal<Int, Never> {
      Signal<Int, Never>.unfold(0) { last -> Int? in
        last += withExtendedLifetime(object) { 1 }
        return last
      }
      .share(startingAt: 2, buffering: .waiting)
    }
    var shared = Optional(share(objects.make()))
    var one = shared?.values(buffering: .waiting(1)).makeAsyncIterator()
    var other = shared?.values(buffering: .waiting(2)).makeAsyncIterator()
    shared = nil
    #expect(objects.live == 1 && one != nil && other != nil)
    one = nil
    other = nil
    expectEqual(objects.live, 0)
  }
}
