import TestSupport

@Suite(.withoutLeaks) struct DelaySubscriptionTests {
  let scheduler = TestScheduler()

  @Test("A source that sends at once sends on the scheduler")
  func synchronous() {
    let log = Log<Int>()
    [1, 2].signal().delaySubscription(for: .seconds(1), on: scheduler).subscribe { [scheduler] value in
      #expect(isSame(currentScheduler, scheduler))
      log.append(value)
    }
    expectEqual(log.entries, [])
    scheduler.run()
    expectEqual(log.entries, [1, 2])
    let (recorder, _) = [Int]().signal().delaySubscription(for: .seconds(1), on: scheduler).recorded()
    scheduler.run()
    expectEqual(recorder.events, [.completed])
  }

  @Test("Its description shows the operator")
  func description() {
    expectEqual("\([1].signal().delaySubscription(for: .zero, on: scheduler))", "[from] delaySubscription")
  }

  @Test("It follows its model", arguments: 0...3)
  func model(ticks: Int) {
    expectModel("delaySubscription(for:), \(ticks)", upstreams: 1, histories: 600) { sources, scheduler in
      sources[0].delaySubscription(for: .seconds(ticks), on: scheduler)
    }
    .follows { upstreams in upstreams[0].subscribed(at: .end(of: ticks), order: 0).steps }
  }
}
