import ReactiveSignals
import Testing

@Suite struct MapReplaceTests {
  @Test("Laws") func laws() { expectLaws("mapReplace") { $0.mapReplace("x") } }

  @Test("B087: every value becomes the constant")
  func values() {
    #expect([1, 2].signal().mapReplace("x").events() == [.next("x"), .next("x"), .completed])
    #expect([Int]().signal().mapReplace("x").events() == [.completed])
    #expect(failing(after: 1).mapReplace(Int?.none).events() == [.next(nil), .failed(.one)])
  }
}
