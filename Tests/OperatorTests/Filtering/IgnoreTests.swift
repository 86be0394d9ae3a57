import TestSupport

@Suite(.withoutLeaks) struct IgnoreTests {
  @Test("ignore(nil) drops nil", .proves("B089"))
  func optionals() {
    expectEqual([1, nil, 2, nil].signal().ignore(nil).values(), [1, 2])
    expectEqual([1, nil, 2, nil].signal().ignore(1).values(), [nil, 2, nil])
  }
}
