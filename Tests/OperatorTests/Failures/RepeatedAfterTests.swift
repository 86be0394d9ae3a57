import TestSupport

@Suite(.withoutLeaks) struct RepeatedAfterTests {
  let scheduler = TestScheduler()

  @Test("With 1 there is no delay, and with 0 there is no round")
  func counts() {
    let source = Source<Int>()
    expectEqual(source.repeated(0, after: .seconds(1), on: scheduler).events(), [.completed])
    expectEqual(source.subscriptions, 0)
    expectEqual(
      Signal.just(1).repeated(1, after: .seconds(1), on: scheduler).events(),
      [.next(1), .completed]
    )
    #expect(scheduler.isIdle)
  }
}
