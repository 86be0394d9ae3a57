import TestSupport

@Suite(.withoutLeaks) struct RangeTests {
  @Test("The numbers are sent in order, then completion")
  func events() {
    expectEqual(Signal.range(1...3).events(), [.next(1), .next(2), .next(3), .completed])
    expectEqual(Signal.range(1..<3).events(), [.next(1), .next(2), .completed])
    expectEqual(Signal.range(1..<1).events(), [.completed])
  }

  @Test("A range without an end stops at disposal", .proves("W33"))
  func endless() {
    expectEqual(Signal.range(5...).take(2).events(), [.next(5), .next(6), .completed])
    expectEqual(Signal.range(5...).events(quittingAfter: 1), [.next(5)])
  }
}
