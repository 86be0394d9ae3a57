import TestSupport

@Suite(.withoutLeaks) struct CombinePreviousTests {
  @Test("The first value is combined with the initial one, later ones with the one before", .proves("B109"))
  func values() {
    let signal = [1, 4, 9].signal().combinePrevious(0) { "\($0)\($1)" }
    expectEqual(signal.events(), [.next("01"), .next("14"), .next("49"), .completed])
    expectEqual([Int]().signal().combinePrevious(0) { $0 + $1 }.events(), [.completed])
  }

  @Test("The initial value may be nil", .proves("B109"))
  func optionals() {
    expectEqual(
      [1, 2].signal().map(Int?.some).combinePrevious(nil) { [$0, $1] }.values(),
      [[nil, 1], [1, 2]]
    )
  }
}
