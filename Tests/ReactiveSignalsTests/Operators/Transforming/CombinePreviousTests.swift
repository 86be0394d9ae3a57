import ReactiveSignals
import Testing

@Suite struct CombinePreviousTests {
  @Test("Laws") func laws() { expectLaws("combinePrevious") { $0.combinePrevious(0) { $1 - $0 } } }

  @Test("B109: the first value is combined with the initial one, later ones with the value before")
  func values() {
    let signal = [1, 4, 9].signal().combinePrevious(0) { "\($0)\($1)" }
    #expect(signal.events() == [.next("01"), .next("14"), .next("49"), .completed])
    #expect([Int]().signal().combinePrevious(0) { $0 + $1 }.events() == [.completed])
  }

  @Test("B109: the initial value may be nil")
  func optionals() {
    #expect(
      [1, 2].signal().map(Int?.some).combinePrevious(nil) { [$0, $1] }.values() == [[nil, 1], [1, 2]]
    )
  }

  @Test("Each subscription remembers for itself")
  func fresh() {
    let signal = [1, 2].signal().combinePrevious(0) { $0 * 10 + $1 }
    #expect(signal.values() == [1, 12])
    #expect(signal.values() == [1, 12])
  }

  @Test("B110: failure passes")
  func failure() {
    #expect(failing(after: 1).combinePrevious(0) { $0 + $1 }.events() == [.next(1), .failed(.one)])
  }
}
