import TestSupport

@Suite(.withoutLeaks) struct ElementsAndFailuresTests {
  @Test("Values and failures of events are apart")
  func parts() {
    let failing = Signal<Int, TestFailure>.from([1, 2]).concat(.fail(.one))
    expectEqual(failing.materialize().elements().values(), [1, 2])
    expectEqual(failing.materialize().failures().values(), [.one])
    expectEqual([1].signal().materialize().elements().events(), [.next(1), .completed])
    expectEqual([1].signal().materialize().failures().events(), [.completed])
  }

  @Test("Failures of the signal of events pass")
  func failureOfTheEvents() {
    let events = Signal<Event<Int, TestFailure>, TestFailure>.from([.next(1), .failed(.one)]).concat(
      .fail(.two)
    )
    expectEqual(events.elements().events(), [.next(1), .failed(.two)])
    expectEqual(events.failures().events(), [.next(.one), .failed(.two)])
  }
}
