import Dispatch
import TestSupport

@Suite(.withoutLeaks)
struct DeliverOnTests {
  @Test("Sent values are released")
  func releases() {
    let scheduler = TestScheduler()
    expectReleasesValues("deliver(on:)", drained: { scheduler.run() }) { source, _ in
      source.deliver(on: scheduler)
    }
  }

  @Test("Events are delivered by work on the scheduler", .proves("B165"), arguments: SchedulerKind.allCases)
  func order(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let recorder = Recorder<Int, TestFailure>()
    let subject = Subject<Int, TestFailure>()
    await waitUntilCalled { done in
      Signal(subject).deliver(on: scheduler).subscribe(
        next: {
          #expect(isSame(currentScheduler, scheduler))
          recorder.send($0)
        },
        failed: {
          #expect(isSame(currentScheduler, scheduler))
          recorder.fail($0)
          done()
        }
      )
      for number in 1...1_000 { subject.send(number) }
      subject.fail(.one)
    }
    expectEqual(recorder.events, (1...1_000).map { .next($0) } + [.failed(.one)])
  }

  @Test("Side effects upstream stay on their thread", .proves("B165"))
  func upstream() async {
    let scheduler = QueueScheduler()
    await waitUntilCalled { done in
      [1].signal()
        .map { value -> Int in
          #expect(currentScheduler == nil)
          return value
        }
        .deliver(on: scheduler)
        .subscribe(completed: done)
    }
  }

  @Test("Disposal drops waiting values and releases them immediately", .proves("B166"))
  func disposal() {
    let scheduler = TestScheduler()
    let subject = Subject<Tracked, Never>()
    let lifetimes = Lifetimes()
    let log = Log<Int>()
    let subscription = subject.deliver(on: scheduler).subscribe { log.append($0.number) }
    subject.send(lifetimes.make(1))
    scheduler.run()
    for number in 2...10 { subject.send(lifetimes.make(number)) }
    expectEqual(lifetimes.live, 9)
    subscription.dispose()
    expectEqual(lifetimes.live, 0)
    scheduler.run()
    expectEqual(log.entries, [1])
  }

  @Test("Disposal from inside a handler drops the rest of the delivery", .proves("B166"))
  func disposalFromInside() {
    let scheduler = TestScheduler()
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    let subscription = SerialDisposable()
    subscription.inner = subject.deliver(on: scheduler).subscribe {
      log.append($0)
      if $0 == 2 { subscription.dispose() }
    }
    for number in 1...5 { subject.send(number) }
    scheduler.run()
    expectEqual(log.entries, [1, 2])
  }

  @Test("On the immediate scheduler delivery is synchronous", .proves("B167"))
  func immediate() {
    expectEqual(
      [1, 2].signal().deliver(on: ImmediateScheduler()).events(),
      [.next(1), .next(2), .completed]
    )
    expectEqual(failing(after: 1).deliver(on: .immediate).events(), [.next(1), .failed(.one)])
  }

  @Test("On the main scheduler delivery is asynchronous, also from the main thread", .proves("B168", "W37"))
  @MainActor
  func main() async {
    let log = Log<String>()
    await waitUntilCalled { done in
      Signal.just(1).deliver(on: .main).subscribe {
        log.append("\($0)")
        done()
      }
      log.append("subscribed")
    }
    expectEqual(log.entries, ["subscribed", "1"])
  }

  @Test("The upstream is cleaned up at its end, before that is delivered", .proves("B169"))
  func cleanup() {
    let scheduler = TestScheduler()
    let log = Log<String>()
    Signal<Int, Never>.create { subscriber in
      subscriber.onDispose { log.append("cleaned up") }
      subscriber.send(1)
      subscriber.complete()
      log.append("sent")
    }
    .deliver(on: scheduler)
    .subscribe(next: { log.append("\($0)") }, completed: { log.append("completed") })
    expectEqual(log.entries, ["cleaned up", "sent"])
    scheduler.run()
    expectEqual(log.entries, ["cleaned up", "sent", "1", "completed"])
  }

  @Test("The subscription lasts until its end is delivered")
  func ending() {
    let scheduler = TestScheduler()
    let subscription = Signal<Int, Never>.empty.deliver(on: scheduler).subscribe()
    #expect(!subscription.isDisposed)
    scheduler.run()
    #expect(subscription.isDisposed)
  }

  @Test("One piece of work delivers all waiting values, also those that arrive meanwhile", .proves("W40"))
  func oneHop() {
    let base = TestScheduler()
    let scheduler = CountingScheduler(base)
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.deliver(on: scheduler).subscribe {
      log.append($0)
      if $0 == 3 { subject.send(4) }
    }
    for number in 1...3 { subject.send(number) }
    expectEqual(scheduler.scheduledAtOnce, 1)
    base.run()
    expectEqual(scheduler.scheduledAtOnce, 1)
    expectEqual(log.entries, [1, 2, 3, 4])
    subject.send(5)
    expectEqual(scheduler.scheduledAtOnce, 2)
    base.run()
    expectEqual(log.entries, [1, 2, 3, 4, 5])
    subject.complete()
    base.run()
  }

  @Test("Values are released as they are delivered")
  func releaseDuringDelivery() {
    let scheduler = TestScheduler()
    let subject = Subject<Tracked, Never>()
    let lifetimes = Lifetimes()
    let live = Log<Int>()
    subject.deliver(on: scheduler).subscribe { _ in live.append(lifetimes.live) }
    for number in 1...3 { subject.send(lifetimes.make(number)) }
    scheduler.run()
    expectEqual(live.entries, [3, 2, 1])
    subject.complete()
    scheduler.run()
  }

  @Test("Two in a row deliver each on its scheduler")
  func twice() {
    let first = TestScheduler()
    let second = TestScheduler()
    let (recorder, _) = [1].signal().deliver(on: first).deliver(on: second).recorded()
    second.run()
    #expect(recorder.events.isEmpty)
    first.run()
    #expect(recorder.events.isEmpty)
    second.run()
    expectEqual(recorder.events, [.next(1), .completed])
  }

  @Test("A scheduler can be given as an existential")
  func existential() {
    let scheduler: any Scheduler = ImmediateScheduler()
    let values = [1].signal().deliver(on: scheduler).map { $0 + 1 }.erased.values()
    expectEqual(values, [2])
  }

  @Test("Four threads may send while one handles and one disposes")
  func threads() async {
    let scheduler = QueueScheduler()
    let subject = Subject<Int, Never>()
    let inside = Counter()
    let outside = Counter()
    let subscription = subject.deliver(on: scheduler).subscribe { _ in
      let entered = inside.next()
      expectEqual(entered, outside.next())
    }
    onThreads(5) { thread in
      if thread == 4 { return subscription.dispose() }
      for number in 0..<1_000 { subject.send(number) }
    }
    await waitUntilCalled { done in scheduler.schedule(done) }
    expectEqual(inside.value, outside.value)
  }
}

// MARK: - Buffering

@Suite(.withoutLeaks)
struct BufferingPolicyTests {
  private let scheduler = TestScheduler()
  private let subject = Subject<Int, TestFailure>()

  private func recorded(_ policy: BufferingPolicy<TestFailure>) -> Recorder<Int, TestFailure> {
    subject.deliver(on: scheduler, buffering: policy).recorded().recorder
  }

  @Test("The oldest values make room, and dropped values are counted", arguments: [1, 3, 4, 9, 10, 11])
  func newest(_ limit: Int) {
    let dropped = DropCounter()
    let recorder = recorded(.newest(limit, counting: dropped))
    for number in 1...10 { subject.send(number) }
    subject.complete()
    scheduler.run()
    expectEqual(recorder.events, (1...10).suffix(limit).map { .next($0) } + [.completed])
    expectEqual(dropped.count, max(0, 10 - limit))
  }

  @Test("The newest values are dropped, and counted", arguments: [1, 3, 10, 11])
  func oldest(_ limit: Int) {
    let dropped = DropCounter()
    let recorder = recorded(.oldest(limit, counting: dropped))
    for number in 1...10 { subject.send(number) }
    subject.fail(.two)
    scheduler.run()
    expectEqual(recorder.events, (1...10).prefix(limit).map { .next($0) } + [.failed(.two)])
    expectEqual(dropped.count, max(0, 10 - limit))
  }

  /// The delivered values when three values wait and seven more are sent while the first is being delivered.
  private func deliveredDuringDelivery(_ policy: BufferingPolicy<TestFailure>) -> [Event<Int, TestFailure>] {
    let subject = Subject<Int, TestFailure>()
    let (recorder, _) = subject.deliver(on: scheduler, buffering: policy).on(next: { value in
      if value == 1 { for number in 4...10 { subject.send(number) } }
    }).recorded()
    for number in 1...3 { subject.send(number) }
    scheduler.run()
    defer {
      subject.complete()
      scheduler.run()
    }
    return recorder.events
  }

  @Test("The limit holds during delivery")
  func limitDuringDelivery() {
    let dropped = DropCounter()
    let oldest = deliveredDuringDelivery(.newest(3, counting: dropped))
    expectEqual(oldest, [1, 8, 9, 10].map { .next($0) })
    expectEqual(dropped.count, 6)
    let newest = deliveredDuringDelivery(.oldest(3, counting: dropped))
    expectEqual(newest, [1, 2, 3, 4].map { .next($0) })
    expectEqual(dropped.count, 12)
    expectEqual(
      deliveredDuringDelivery(.fail(3, with: .two)),
      [1, 2, 3, 4].map { .next($0) } + [.failed(.two)]
    )
    expectEqual(deliveredDuringDelivery(.all), (1...10).map { .next($0) })
  }

  @Test("At most the limit of values is retained, whenever they are sent")
  func heldDuringDelivery() {
    let lifetimes = Lifetimes()
    let most = Log<Int>()
    let values = Subject<Tracked, Never>()
    values.deliver(on: scheduler, buffering: .newest(3)).subscribe { value in
      if value.number <= 3 { for number in 4...9 { values.send(lifetimes.make(number * 10)) } }
      // The value being delivered, and the values that wait.
      most.append(lifetimes.live - 1)
    }
    for number in 1...3 { values.send(lifetimes.make(number)) }
    scheduler.run()
    expectEqual(most.entries.max(), 3)
    values.complete()
    scheduler.run()
  }

  @Test("Too many values end the source immediately and fail after the waiting values")
  func fail() {
    let source = Source<Int>()
    let (recorder, subscription) = source.deliver(on: scheduler, buffering: .fail(2, with: .two)).recorded()
    source.send(1, 2)
    expectEqual(source.ends, 0)
    source.send(3)
    expectEqual(source.ends, 1)
    source.send(4)
    #expect(recorder.events.isEmpty)
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(2), .failed(.two)])
    #expect(subscription.isDisposed)
  }

  @Test("Dropped values are released")
  func release() {
    let lifetimes = Lifetimes()
    let values = Subject<Tracked, Never>()
    let first = values.deliver(on: scheduler, buffering: .newest(2)).subscribe()
    for number in 1...10 { values.send(lifetimes.make(number)) }
    expectEqual(lifetimes.live, 2)
    first.dispose()
    values.deliver(on: scheduler, buffering: .oldest(3)).subscribe()
    for number in 1...10 { values.send(lifetimes.make(number)) }
    expectEqual(lifetimes.live, 3)
    scheduler.run()
    expectEqual(lifetimes.live, 0)
    values.complete()
    scheduler.run()
  }
}
