import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct EmptyTests {
  @Test("B044: completes, without a value")
  func events() {
    #expect(Signal<Int, TestFailure>.empty.events() == [.completed])
    #expect(Signal<Int, Never>.empty.events() == [.completed])
  }

  @Test("W57: as the result of flatMap it skips the value")
  func skips() {
    let odd = (1...5).signal().flatMap { $0 % 2 == 0 ? .empty : Signal.just($0) }
    #expect(odd.events() == [.next(1), .next(3), .next(5), .completed])
  }
}
