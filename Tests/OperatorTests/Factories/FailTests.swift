import TestSupport

@Suite(.withoutLeaks) struct FailTests {
  @Test("It fails without a value", .proves("B044"))
  func events() {
    #expect(Signal<Int, TestFailure>.fail(.one).events() == [.failed(.one)])
  }

  @Test("The subscription has ended when the failure is delivered", .proves("B007"))
  func ended() {
    #expect(Signal<Int, TestFailure>.fail(.one).subscribeEvents { _ in }.isDisposed)
  }
}
