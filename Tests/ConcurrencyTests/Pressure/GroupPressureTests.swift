import TestSupport

/// Groups and windows whose subscribers make the source wait.
@Suite(.withoutLeaks) struct GroupPressureTests {
  let scheduler = TestScheduler()
  let pulled = Counter()

  /// The numbers from 1, which count how many have been asked for.
  private var numbers: Signal<Int, Never> { pulled.numbers() }

  @Test("The source of groups waits for the subscriber of their values")
  func groups() async {
    var values = numbers.group(by: { $0 % 3 }).flatMap { $0 }.values(buffering: .waiting(4))
      .makeAsyncIterator()
    expectEqual(pulled.value, 4)
    for expected in 1...100 { #expect(await values.next() == expected) }
    #expect(pulled.value <= 104)
  }

  @Test("The source of windows waits for the subscriber of their values")
  func windows() async {
    var values = numbers.window(count: 3).flatMap(.concat) { $0 }.values(buffering: .waiting(4))
      .makeAsyncIterator()
    expectEqual(pulled.value, 4)
    for expected in 1...100 { #expect(await values.next() == expected) }
    #expect(pulled.value <= 104)
  }

  @Test("Windows in time make their source wait", arguments: [10, 1000])
  func timedWindows(count: Int) async {
    let source = Signal.range(1...count).window(for: .seconds(1), on: scheduler).flatMap(.concat) { $0 }
    var values = source.map { [pulled] in
      pulled.next()
      return $0
    }
    .values(buffering: .waiting(4)).makeAsyncIterator()
    expectEqual(pulled.value, 4)
    var received: [Int] = []
    while let value = await values.next() { received.append(value) }
    expectEqual(received, Array(1...count))
  }

  @Test("The fullest group decides, until its subscriber leaves")
  func fullest() async {
    let (fast, slow) = (scheduler, TestScheduler())
    let (odd, even) = (Log<Int>(), Log<Int>())
    let bag = CompoundDisposable()
    let slowSubscriber = CompoundDisposable()
    numbers.take(2000).group(by: { $0 % 2 }, buffering: .waiting).subscribe { group in
      if group.key == 1 {
        group.deliver(on: fast, buffering: .waiting(4)).subscribe { odd.append($0) }.store(in: bag)
      } else {
        group.deliver(on: slow, buffering: .waiting(4)).subscribe { even.append($0) }.store(
          in: slowSubscriber
        )
      }
    }
    .store(in: bag)
    expectEqual(pulled.value, 7)
    fast.run()
    expectEqual(pulled.value, 8)
    for _ in 1...20 {
      slow.run()
      fast.run()
    }
    expectEqual(odd.entries, odd.entries.indices.map { 2 * $0 + 1 })
    expectEqual(even.entries, even.entries.indices.map { 2 * $0 + 2 })
    let count = odd.entries.count
    #expect(40 <= count && count < 500 && pulled.value <= 2 * count + 8)
    slowSubscriber.dispose()
    while odd.entries.count < 1000 {
      fast.run()
      await Task.yield()
    }
    bag.dispose()
  }

  @Test("The groups of a sequence make it wait when a handler subscribes to them")
  func handlers() {
    let bag = CompoundDisposable()
    let keys = Counter()
    (1...1000).signal().map { [pulled] in
      pulled.next()
      return $0
    }
    .group(by: { $0 % 2 }, buffering: .waiting)
    .subscribe { [scheduler] group in
      keys.next()
      group.deliver(on: scheduler, buffering: .waiting(4)).subscribe { _ in }.store(in: bag)
    }
    .store(in: bag)
    expectEqual(keys.value, 2)
    expectEqual(pulled.value, 7)
    scheduler.run()
    expectEqual(pulled.value, 1000)
    bag.dispose()
  }

  @Test("Disposal while the source of groups waits releases it")
  func disposal() {
    let objects = Lifetimes()
    let bag = CompoundDisposable()
    let subscription = pulled.numbers(retaining: objects.make()).group(by: { $0 % 2 }, buffering: .waiting)
      .subscribe { [scheduler] group in
        group.deliver(on: scheduler, buffering: .waiting(4)).subscribe { _ in }.store(in: bag)
      }
    expectEqual(objects.live, 1)
    subscription.dispose()
    expectEqual(objects.live, 1)
    bag.dispose()
    expectEqual(objects.live, 0)
  }

  @Test("A subscriber that takes nothing and leaves releases the source of its groups")
  func leaving() {
    let objects = Lifetimes()
    var values = Optional(
      pulled.numbers(retaining: objects.make()).group(by: { $0 % 2 }).flatMap { $0 }.values(
        buffering: .waiting(2)
      )
      .makeAsyncIterator()
    )
    #expect(objects.live == 1 && values != nil)
    values = nil
    expectEqual(objects.live, 0)
  }

  @Test("Groups that outlive their result make the source wait as well")
  func outliving() async {
    var values = numbers.group(by: { $0 % 2 }).take(1).flatMap { $0 }.values(buffering: .waiting(4))
      .makeAsyncIterator()
    expectEqual(pulled.value, 7)
    for index in 0..<100 { #expect(await values.next() == 2 * index + 1) }
    #expect(pulled.value <= 210)
  }

  @Test("A group goes on when the zip that has received it ends")
  func endedZip() {
    let (log, scheduler) = (Log<Int>(), scheduler)
    let other = Subject<Int, Never>()
    let bag = CompoundDisposable()
    let zipped = numbers.take(100).group(by: { $0 / 10 })
      .on(next: { group in
        if group.key == 0 {
          group.deliver(on: scheduler, buffering: .waiting(4)).subscribe { log.append($0) }.store(in: bag)
        }
      })
      .zip(other, buffering: .waiting(1)).subscribe { _ in }
    expectEqual(pulled.value, 1)
    scheduler.schedule { zipped.dispose() }
    scheduler.run()
    expectEqual(log.entries, Array(1...9))
    bag.dispose()
  }

  @Test("Each value arrives in its group, and then the end", arguments: [1, 16])
  func tasks(limit: Int) async {
    let source = Signal<Int, Never>.produce { producer in
      for number in 0..<3000 { await producer.send(number) }
    }
    let sums = await withTaskGroup(of: (key: Int, values: [Int]).self) { tasks in
      for await group in source.group(by: { $0 % 4 }).values {
        tasks.addTask {
          var received: [Int] = []
          for await value in group.values(buffering: .waiting(limit)) { received.append(value) }
          return (group.key, received)
        }
      }
      var all: [Int: [Int]] = [:]
      for await (key, values) in tasks { all[key] = values }
      return all
    }
    for key in 0..<4 { expectEqual(sums[key], (0..<750).map { 4 * $0 + key }) }
  }
}
