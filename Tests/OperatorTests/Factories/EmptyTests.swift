import TestSupport

@Suite(.withoutLeaks) struct EmptyTests {
  @Test("It completes without a value", .proves("B044"))
  func events() {
    #expect(Signal<Int, TestFailure>.empty.events() == [.completed])
    #expect(Signal<Int, Never>.empty.events() == [.completed])
  }
}
