import TestSupport

@Suite(.withoutLeaks) struct SkipNilTests {
  @Test("Values that are not nil pass")
  func values() {
    expectEqual([1, nil, 2, nil].signal().skipNil().events(), [.next(1), .next(2), .completed])
    #expect(Signal<Int?, Never>.empty.skipNil().events() == [.completed])
  }
}
