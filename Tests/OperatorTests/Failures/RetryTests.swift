import TestSupport

@Suite(.withoutLeaks) struct RetryTests {
  @Test("A huge count has no end", .proves("B164"))
  func huge() { expectEqual(failing(after: 1).retry(.max).take(3).values(), [1, 1, 1]) }

  @Test("Many attempts that fail synchronously take constant stack and linear time")
  func many() {
    let count = 20_000
    #expect(failing(after: 1).retry(count).take(count).counted() == (count, true))
  }
}
