import TestSupport

@Suite(.withoutLeaks) struct MaterializeTests {
  @Test("Values and completion become values, then it completes", .proves("B239", "W53"))
  func completion() {
    expectEqual([1].signal().materialize().events(), [.next(.next(1)), .next(.completed), .completed])
  }

  @Test("A failure becomes a value, then it completes", .proves("B239", "W53"))
  func failure() {
    expectEqual(
      failing(after: 1).materialize().events(),
      [.next(.next(1)), .next(.failed(.one)), .completed]
    )
  }
}
