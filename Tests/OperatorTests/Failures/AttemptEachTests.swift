import TestSupport

@Suite(.withoutLeaks) struct AttemptEachTests {
  @Sendable
  private func check(_ number: Int) throws(TestFailure) {
    if number == 3 { throw .two }
  }

  @Test("Values pass while the closure succeeds, and its first error is the failure", .proves("B245"))
  func events() {
    let expected: [Event<Int, TestFailure>] = [.next(1), .next(2), .failed(.two)]
    expectEqual((1...4).signal().attempt(check).events(), expected)
    #expect((1...4).signal().attempt { n throws(TestFailure) in try check(n) }.events() == expected)
    #expect(Signal<Int, TestFailure>.from(1...4).attempt(check).events() == expected)
  }
}
