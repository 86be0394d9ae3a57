import TestSupport

@Suite(.withoutLeaks) struct PairwiseTests {
  @Test("Each value has the previous one, from the second value on")
  func values() {
    expectEqual(
      [1, 4, 9].signal().pairwise().map { [$0, $1] }.events(),
      [.next([1, 4]), .next([4, 9]), .completed]
    )
    expectEqual([nil, 1, nil].signal().pairwise().map { [$0, $1] }.values(), [[nil, 1], [1, nil]])
  }
}
