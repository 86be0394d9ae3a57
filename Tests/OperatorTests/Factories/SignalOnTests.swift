import TestSupport

@Suite(.withoutLeaks) struct SignalOnTests {
  @Test("Each element is one piece of work, and other work runs in between", .proves("B412"))
  func signalOnScheduler() {
    let scheduler = TestScheduler()
    let log = Log<String>()
    [1, 2].signal(on: scheduler)
      .subscribe(
        next: { value in
          log.append("\(value)")
          scheduler.schedule { log.append("after \(value)") }
        },
        completed: { log.append("done") }
      )
    expectEqual(log.entries, [])
    scheduler.run()
    expectEqual(log.entries, ["1", "after 1", "2", "after 2", "done"])
  }

  @Test("Without a scheduler all elements are sent during the subscription", .proves("B414"))
  func synchronous() {
    expectEqual([1, 2].signal().events(), [.next(1), .next(2), .completed])
  }

  @Test("Disposal stops a signal on a scheduler, also of an infinite sequence")
  func disposal() {
    let scheduler = TestScheduler()
    let (recorder, subscription) = (1...).signal(on: scheduler).take(3).recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(2), .next(3), .completed])
    subscription.dispose()
    let (other, second) = (1...).signal(on: scheduler).recorded()
    second.dispose()
    scheduler.run()
    expectEqual(other.events, [])
    #expect(scheduler.isIdle)
  }

  @Test("A sequence fits a context that can fail, and a million elements take constant stack")
  func contexts() {
    expectEqual(
      failing(after: 1).flatMap { _ in [5].signal(on: ImmediateScheduler()) }.events(),
      [.next(5), .failed(.one)]
    )
    let many = (0..<100_000).signal(on: ImmediateScheduler()).counted()
    #expect(many.values == 100_000 && many.completed)
  }
}
