import TestSupport

@Suite(.withoutLeaks) struct DelayTests {
  let scheduler = TestScheduler()

  @Test("Disposal cancels the timer and drops waiting values", .proves("B146", "B147", "W24"))
  func disposal() {
    let source = scheduler.cold("abc------|")
    let recording = scheduler.record(source.delay(for: .seconds(3), on: scheduler))
    scheduler.advance(ticks: 3)
    recording.dispose()
    #expect(scheduler.isIdle)
    scheduler.run()
    expectEqual(recording, "---a")
    #expect(source.subscriptions == ["^--!"])
  }

  @Test("All waiting values share one timer", .proves("B147", "W24"))
  func timers() {
    let counting = CountingScheduler(scheduler)
    let subject = Subject<Int, Never>()
    let (recorder, _) = subject.delay(for: .seconds(1), on: counting).recorded()
    for value in 0..<1_000 { subject.send(value) }
    expectEqual(counting.scheduled, 1)
    scheduler.run()
    expectEqual(recorder.values, Array(0..<1_000))
    expectEqual(counting.scheduled, 1)
    #expect(scheduler.isIdle)
    subject.complete()
    scheduler.run()
  }

  @Test("The order is kept on a scheduler that runs due work in any order", .proves("B148", "W36"))
  func order() {
    let shuffling = CountingScheduler(scheduler) { $0 % 2 == 0 ? .zero : .milliseconds(7) }
    let subject = Subject<Int, Never>()
    let (recorder, _) = subject.delay(for: .seconds(1), on: shuffling).recorded()
    for value in 0..<100 {
      subject.send(value)
      scheduler.advance(by: .milliseconds(1))
    }
    scheduler.run()
    expectEqual(recorder.values, Array(0..<100))
    subject.complete()
    scheduler.run()
  }

  @Test("With a duration of zero the scheduler sends values in the same instant")
  func zero() {
    let subject = Subject<Int, Never>()
    let (recorder, _) = subject.delay(for: .zero, on: scheduler).recorded()
    subject.send(1)
    subject.send(2)
    subject.complete()
    #expect(recorder.events.isEmpty)
    scheduler.advance(by: .zero)
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
  }

  @Test("The source is cleaned up when it completes, not when that is delivered")
  func cleanup() {
    let source = scheduler.cold("ab|")
    let recording = scheduler.record(source.delay(for: .seconds(5), on: scheduler))
    scheduler.run()
    expectEqual(recording, "-----ab|")
    #expect(source.subscriptions == ["^-!"])
  }

  @Test("Waiting values are released when they are sent or disposed")
  func release() {
    let lifetimes = Lifetimes()
    let subject = Subject<Tracked, TestFailure>()
    let subscription = subject.delay(for: .seconds(2), on: scheduler).subscribeEvents { _ in }
    subject.send(lifetimes.make())
    scheduler.run()
    expectEqual(lifetimes.live, 0)
    for _ in 0..<3 { subject.send(lifetimes.make()) }
    expectEqual(lifetimes.live, 3)
    subscription.dispose()
    expectEqual(lifetimes.live, 0)
  }

  @Test("A limit drops the oldest value, drops the newest, or fails, and completion is always delivered")
  func limit() {
    func delayed(_ marbles: String, _ policy: BufferingPolicy<TestFailure>) -> Recording<String, TestFailure>
    {
      let scheduler = TestScheduler()
      let recording = scheduler.record(
        scheduler.cold(marbles, error: TestFailure.one)
          .delay(for: .seconds(4), on: scheduler, buffering: policy)
      )
      scheduler.run()
      return recording
    }
    let dropped = DropCounter()
    expectEqual(delayed("abc---d|", .newest(2, counting: dropped)), "-----bc---d|")
    expectEqual(dropped.count, 1)
    expectEqual(delayed("abc-----d|", .newest(1)), "------c-----d|")
    expectEqual(delayed("abc---d|", .oldest(2, counting: dropped)), "----ab----d|")
    expectEqual(dropped.count, 2)
    expectEqual(delayed("abc|", .fail(2, with: .two)), "--#")
    expectEqual(delayed("abc|", .fail(3, with: .two)), "----abc|")
  }

  @Test("It follows its model", .proves("B144", "B145"), arguments: 0...4)
  func model(ticks: Int) {
    expectModel("delay(for:), \(ticks)", histories: 500) { source, scheduler in
      source.delay(for: .seconds(ticks), on: scheduler)
    }
    .follows { input in
      let delayed = input.map { Step($0.tick + ticks, $0.event) }
      guard let failure = input.last(where: { $0.event.failure != nil }) else { return delayed }
      return delayed.filter { $0.tick < failure.tick } + [failure]
    }
  }
}
