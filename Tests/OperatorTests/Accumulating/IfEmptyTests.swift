import TestSupport

@Suite(.withoutLeaks) struct IfEmptyTests {
  @Test("The value replaces an empty source")
  func values() {
    expectEqual([Int]().signal().ifEmpty(0).events(), [.next(0), .completed])
    expectEqual([1, 2].signal().ifEmpty(0).events(), [.next(1), .next(2), .completed])
    expectEqual([Int?.none].signal().ifEmpty(0).events(), [.next(nil), .completed])
  }
}
