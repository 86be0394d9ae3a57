import ReactiveSignals
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct PairwiseTests {
  @Test("It keeps the rules of events") func laws() { expectLaws("pairwise") { $0.pairwise() } }

  @Test("Each value has the previous one, from the second value on")
  func values() {
    #expect(
      [1, 4, 9].signal().pairwise().map { [$0, $1] }.events() == [.next([1, 4]), .next([4, 9]), .completed]
    )
    #expect([nil, 1, nil].signal().pairwise().map { [$0, $1] }.values() == [[nil, 1], [1, nil]])
  }

  @Test("Fewer than two values give no pair", arguments: [[], [1]])
  func short(values: [Int]) {
    #expect(values.signal().pairwise().map { [$0, $1] }.events() == [.completed])
  }

  @Test("Each subscription has its own memory")
  func fresh() {
    let signal = [1, 2].signal().pairwise().map { [$0, $1] }
    #expect(signal.values() == [[1, 2]])
    #expect(signal.values() == [[1, 2]])
  }

  @Test("A failure is delivered unchanged", .proves("B110"))
  func failure() {
    let sums = failing(after: 1, 2).pairwise().map { $0 + $1 }
    #expect(sums.events() == [.next(3), .failed(.one)])
  }
}
