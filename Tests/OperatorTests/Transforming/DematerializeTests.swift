import TestSupport

@Suite(.withoutLeaks) struct DematerializeTests {
  typealias TestEvent = Event<Int, TestFailure>

  @Test("Event values become events", .proves("B240"), arguments: [TestEvent.completed, .failed(.one)])
  func values(end: TestEvent) {
    expectEqual(
      [TestEvent.next(1), .next(2), end].signal().dematerialize().events(),
      [.next(1), .next(2), end]
    )
  }

  @Test(
    "The first terminal event ends it, and later values are dropped",
    .proves("B240"),
    arguments: [TestEvent.completed, .failed(.one)]
  )
  func firstTerminal(end: TestEvent) {
    let subject = Subject<TestEvent, Never>()
    let ended = BlockDisposable()
    subject.add(ended)
    let (recorder, subscription) = subject.dematerialize().recorded()
    for event in [.next(1), end, .next(2), .completed] { subject.send(event) }
    expectEqual(recorder.events, [.next(1), end])
    #expect(subscription.isDisposed)
  }

  @Test("It completes with a source that sends no terminal event", .proves("B240"))
  func completion() {
    expectEqual([TestEvent.next(1)].signal().dematerialize().events(), [.next(1), .completed])
    expectEqual([TestEvent]().signal().dematerialize().events(), [.completed])
  }
}
