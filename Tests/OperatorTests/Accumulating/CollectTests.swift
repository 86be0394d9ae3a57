import TestSupport

@Suite(.withoutLeaks) struct CollectTests {
  @Test("One array is sent at completion, with nil values", .proves("B228", "W58"))
  func values() {
    expectEqual([1, 2, 3].signal().collect().events(), [.next([1, 2, 3]), .completed])
    expectEqual([1, nil].signal().collect().values(), [[1, nil]])
  }

  @Test("An empty source gives an empty array", .proves("B228"))
  func empty() {
    expectEqual([Int]().signal().collect().events(), [.next([]), .completed])
  }

  @Test("A failing source delivers only its failure", .proves("B228"))
  func failure() {
    expectEqual(failing(after: 1, 2).collect().events(), [.failed(.one)])
  }

  @Test("collect(count:) sends arrays of that size")
  func portions() {
    expectEqual([1, 2, 3].signal().collect(count: 2).events(), [.next([1, 2]), .next([3]), .completed])
  }
}
