import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct FailTests {
  @Test("B044: fails, without a value")
  func events() {
    #expect(Signal<Int, TestFailure>.fail(.one).events() == [.failed(.one)])
  }

  @Test("B007: the subscription has ended when the failure is seen")
  func ended() {
    #expect(Signal<Int, TestFailure>.fail(.one).subscribe().isDisposed)
  }
}
