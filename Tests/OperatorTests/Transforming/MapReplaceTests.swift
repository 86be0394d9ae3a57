import TestSupport

@Suite(.withoutLeaks) struct MapReplaceTests {
  @Test("Every value becomes the constant", .proves("B087"))
  func values() {
    expectEqual([1, 2].signal().mapReplace("x").events(), [.next("x"), .next("x"), .completed])
    expectEqual([Int]().signal().mapReplace("x").events(), [.completed])
    expectEqual(failing(after: 1).mapReplace(Int?.none).events(), [.next(nil), .failed(.one)])
  }
}
