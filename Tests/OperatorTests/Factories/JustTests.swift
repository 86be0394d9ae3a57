import TestSupport

@Suite(.withoutLeaks) struct JustTests {
  @Test("The value and completion are delivered before subscribing returns", .proves("B042"))
  func events() {
    expectEqual(Signal.just(1).events(), [.next(1), .completed])
    #expect(Signal<Int, TestFailure>.just(1).events() == [.next(1), .completed])
  }

  @Test("nil is delivered like any value", .proves("B043", "W57"))
  func none() {
    expectEqual(Signal.just(Int?.none).events(), [.next(nil), .completed])
  }

  @Test("Disposing in the handler of the value suppresses the completion", .proves("B046"))
  func disposalFromHandler() {
    expectEqual(Signal.just(1).events(quittingAfter: 1), [.next(1)])
    expectEqual(Signal.just(1).erased.map { $0 }.erased.events(quittingAfter: 1), [.next(1)])
  }
}
