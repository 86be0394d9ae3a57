import TestSupport
import Testing

@Suite(.withoutLeaks) struct ElementsAndFailuresTests {
  @Test("Values and failures of events are apart")
  func parts() {
    let failing = Signal<Int, TestFailure>.from([1, 2]).concat(.fail(.one))
    #expect(failing.materialize().elements().values() == [1, 2])
    #expect(failing.materialize().failures().values() == [.one])
    #expect([1].signal().materialize().elements().events() == [.next(1), .completed])
    #expect([1].signal().materialize().failures().events() == [.completed])
  }

  @Test("Failures of the signal of events pass")
  func failureOfTheEvents() {
    let events = Signal<Event<Int, TestFailure>, TestFailure>.from([.next(1), .failed(.one)]).concat(
      .fail(.two)
    )
    #expect(events.elements().events() == [.next(1), .failed(.two)])
    #expect(events.failures().events() == [.next(.one), .failed(.two)])
  }
}
