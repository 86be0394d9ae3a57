import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct JustTests {
  @Test("B042: the value, then completion, before subscribing returns")
  func events() {
    #expect(Signal.just(1).events() == [.next(1), .completed])
    #expect(Signal<Int, TestFailure>.just(1).events() == [.next(1), .completed])
  }

  @Test("B043, W57: nil is a value")
  func none() {
    #expect(Signal.just(Int?.none).events() == [.next(nil), .completed])
  }

  @Test("B046: disposed by the handler of the value, it does not complete")
  func disposalFromHandler() {
    #expect(Signal.just(1).events(quittingAfter: 1) == [.next(1)])
    #expect(Signal.just(1).erased.map { $0 }.erased.events(quittingAfter: 1) == [.next(1)])
  }

  @Test("The subscription has ended when it completes")
  func ended() {
    #expect(Signal.just(1).subscribe().isDisposed)
  }
}
