import TestSupport

@Suite(.withoutLeaks) struct SwitchTests {
  @Test("Nothing is sent before the first key, and each key switches", .proves("B206"))
  func follows() {
    let selector = Source<String>()
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = Signal.switch(
      on: selector,
      cases: ["a": sources[0], "b": sources[1]],
      default: Signal.never
    ).recorded()
    expectEqual(sources.map(\.subscriptions), [0, 0])
    selector.send("a")
    sources[0].send(1)
    sources[1].send(9)
    selector.send("b")
    expectEqual(sources[0].ends, 1)
    sources[1].send(2)
    expectEqual(recorder.values, [1, 2])
  }

  @Test("It ends like switchToLatest", .proves("B206"))
  func ends() {
    let selector = Source<String>()
    let source = Source<Int>()
    let signal = Signal.switch(on: selector, cases: ["a": source], default: Signal.empty)
    let (recorder, _) = signal.recorded()
    selector.send("a")
    selector.complete()
    #expect(!recorder.isTerminated)
    source.complete()
    expectEqual(recorder.events, [.completed])
  }

  @Test("An unknown key uses the default", .proves("B207"))
  func unknown() {
    let keys = ["x", "a", "y"].signal()
    let signal = Signal.switch(on: keys, cases: ["a": Signal.just(1)], default: [0].signal())
    expectEqual(signal.events(), [.next(0), .next(1), .next(0), .completed])
  }

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
