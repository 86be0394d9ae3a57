import TestSupport

@Suite(.withoutLeaks) struct IfTests {
  @Test("The two signals may have different types")
  func kinds() {
    let signal = Signal.if(
      [true, false].signal(),
      then: [1, 2].signal(),
      else: Signal.just(3).map { $0 * 10 }
    )
    expectEqual(signal.events(), [.next(1), .next(2), .next(30), .completed])
  }
}
