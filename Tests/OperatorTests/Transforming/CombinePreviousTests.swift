import ReactiveSignals
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct CombinePreviousTests {
  @Test("It keeps the rules of events") func laws() {
    expectLaws("combinePrevious") { $0.combinePrevious(0) { $1 - $0 } }
  }

  @Test(
    "The first value is combined with the initial one, later ones with the previous value",
    .proves("B109")
  )
  func values() {
    let signal = [1, 4, 9].signal().combinePrevious(0) { "\($0)\($1)" }
    #expect(signal.events() == [.next("01"), .next("14"), .next("49"), .completed])
    #expect([Int]().signal().combinePrevious(0) { $0 + $1 }.events() == [.completed])
  }

  @Test("The initial value may be nil", .proves("B109"))
  func optionals() {
    #expect(
      [1, 2].signal().map(Int?.some).combinePrevious(nil) { [$0, $1] }.values() == [[nil, 1], [1, 2]]
    )
  }

  @Test("Each subscription has its own memory")
  func fresh() {
    let signal = [1, 2].signal().combinePrevious(0) { $0 * 10 + $1 }
    #expect(signal.values() == [1, 12])
    #expect(signal.values() == [1, 12])
  }

  @Test("A failure is delivered unchanged", .proves("B110"))
  func failure() {
    let sums = failing(after: 1).combinePrevious(0) { $0 + $1 }
    #expect(sums.events() == [.next(1), .failed(.one)])
  }
}
