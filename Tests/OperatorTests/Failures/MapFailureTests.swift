import TestSupport

@Suite(.withoutLeaks) struct MapFailureTests {
  private struct Wrapped: Error, Equatable { let failure: TestFailure }

  @Test("The failure is transformed, and values and completion are unchanged")
  func events() {
    let failed = failing(after: 1).mapFailure { Wrapped(failure: $0) }
    expectEqual(failed.events(), [.next(1), .failed(Wrapped(failure: .one))])
    let completed = Signal<Int, TestFailure>.just(1).mapFailure { Wrapped(failure: $0) }
    expectEqual(completed.events(), [.next(1), .completed])
  }
}
