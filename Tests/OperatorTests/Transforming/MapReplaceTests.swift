import TestSupport
import Testing

@Suite(.withoutLeaks) struct MapReplaceTests {
  @Test("Every value becomes the constant", .proves("B087"))
  func values() {
    #expect([1, 2].signal().mapReplace("x").events() == [.next("x"), .next("x"), .completed])
    #expect([Int]().signal().mapReplace("x").events() == [.completed])
    #expect(failing(after: 1).mapReplace(Int?.none).events() == [.next(nil), .failed(.one)])
  }
}
