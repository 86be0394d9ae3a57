import TestSupport

@Suite(.withoutLeaks) struct ElementAtTests {
  @Test("The value at the position is sent, counted from 0", arguments: 0...2)
  func values(index: Int) {
    expectEqual(
      ["a", "b", "c"].signal().element(at: index).events(),
      [.next(["a", "b", "c"][index]), .completed]
    )
  }
}
