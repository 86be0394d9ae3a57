import TestSupport

@Suite(.withoutLeaks) struct IgnoreTests {
  @Test("Values equal to the given one are dropped", .proves("B089"))
  func values() {
    expectEqual([1, 2, 1, 3].signal().ignore(1).events(), [.next(2), .next(3), .completed])
    expectEqual([1, 1].signal().ignore(1).events(), [.completed])
    expectEqual([1, 2].signal().ignore(9).values(), [1, 2])
  }

  @Test("ignore(nil) drops nil", .proves("B089"))
  func optionals() {
    expectEqual([1, nil, 2, nil].signal().ignore(nil).values(), [1, 2])
    expectEqual([1, nil, 2, nil].signal().ignore(1).values(), [nil, 2, nil])
  }
}
