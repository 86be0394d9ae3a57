import TestSupport

@Suite(.withoutLeaks) struct EmptyTests {
  @Test("It completes without a value", .proves("B044"))
  func events() {
    #expect(Signal<Int, TestFailure>.empty.events() == [.completed])
    #expect(Signal<Int, Never>.empty.events() == [.completed])
  }

  @Test("As the result of flatMap it skips the value", .proves("W57"))
  func skips() {
    let odd = (1...5).signal().flatMap { $0 % 2 == 0 ? .empty : Signal.just($0) }
    expectEqual(odd.events(), [.next(1), .next(3), .next(5), .completed])
  }
}
