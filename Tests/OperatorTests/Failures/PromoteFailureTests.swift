import TestSupport

@Suite(.withoutLeaks) struct PromoteFailureTests {
  @Test("Values and completion pass, and the result combines with signals that can fail")
  func events() {
    let signal = [1, 2].signal().promoteFailure(to: TestFailure.self)
    expectEqual(signal.events(), [.next(1), .next(2), .completed])
    expectEqual(signal.concat(failing(after: 3)).events(), [.next(1), .next(2), .next(3), .failed(.one)])
  }
}
