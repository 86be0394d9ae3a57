import TestSupport

@Suite(.withoutLeaks) struct SwitchTests {
  @Test("Without a default an unknown key is a typed failure", .proves("B207"))
  func noDefault() {
    let keys = Signal<String, TestFailure>.from(["a", "x", "a"])
    let signal = Signal.switch(on: keys, cases: ["a": Signal<Int, TestFailure>.just(1)])
    expectEqual(signal.events(), [.next(1), .failed(.noMatchingCase)])
    let failingCase = Signal.switch(on: keys, cases: ["a": failing(after: 5)])
    expectEqual(failingCase.events(), [.next(5), .failed(.failed(.one))])
    let failingSelector = Signal.switch(
      on: failing(after: "a"),
      cases: ["a": Signal<Int, TestFailure>.just(1)]
    )
    expectEqual(failingSelector.events(), [.next(1), .failed(.failed(.one))])
  }

  @Test("nil is a key like any other", .proves("B207"))
  func nilKey() {
    let keys = ["a", nil].signal()
    let cases: [String?: Signal<Int, Never>] = [nil: .just(0)]
    expectEqual(Signal.switch(on: keys, cases: cases, default: Signal.just(1)).values(), [1, 0])
  }

  @Test("It keeps the rules of events")
  func laws() {
    let cases: [Int: Signal<Int, TestFailure>] = [1: .just(1), 2: .just(2)]
    expectLaws("switch(on:)") { Signal.switch(on: $0, cases: cases, default: Signal.just(0)) }
    expectLaws("switch(on:), without a default") { Signal.switch(on: $0, cases: cases) }
  }
}
