import TestSupport

@Suite(.withoutLeaks) struct ElementsAndFailuresTests {
  @Test("Failures of the signal of events pass")
  func failureOfTheEvents() {
    let events = Signal<Event<Int, TestFailure>, TestFailure>.from([.next(1), .failed(.one)]).concat(
      .fail(.two)
    )
    expectEqual(events.elements().events(), [.next(1), .failed(.two)])
    expectEqual(events.failures().events(), [.next(.one), .failed(.two)])
  }
}
