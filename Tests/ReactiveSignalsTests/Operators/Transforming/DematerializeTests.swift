import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct DematerializeTests {
  typealias TestEvent = Event<Int, TestFailure>

  @Test("Laws")
  func laws() {
    expectLaws("dematerialize") { $0.materialize().dematerialize() }
  }

  @Test("B240: events are restored", arguments: [TestEvent.completed, .failed(.one)])
  func values(end: TestEvent) {
    #expect(
      [TestEvent.next(1), .next(2), end].signal().dematerialize().events() == [.next(1), .next(2), end]
    )
  }

  @Test(
    "B240: the first terminal event ends it, and what follows is dropped",
    arguments: [TestEvent.completed, .failed(.one)]
  )
  func firstTerminal(end: TestEvent) {
    let subject = Subject<TestEvent, Never>()
    let ended = BlockDisposable()
    subject.add(ended)
    let (recorder, subscription) = subject.dematerialize().recorded()
    for event in [.next(1), end, .next(2), .completed] { subject.send(event) }
    #expect(recorder.events == [.next(1), end])
    #expect(subscription.isDisposed)
  }

  @Test("B240: completes with a source that has sent no terminal event")
  func completion() {
    #expect([TestEvent.next(1)].signal().dematerialize().events() == [.next(1), .completed])
    #expect([TestEvent]().signal().dematerialize().events() == [.completed])
  }
}
