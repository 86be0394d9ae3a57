import TestSupport

@Suite(.withoutLeaks) struct ConcatIgnoringFailuresTests {
  @Test("A failure counts as a completion")
  func model() {
    expectModel("concat(ignoringFailuresOf:)") { source, _ in
      Signal.concat(ignoringFailuresOf: [source]).promoteFailure(to: TestFailure.self)
    }
    .follows { input in input.each { event in [event.failure == nil ? event : .completed] } }
    expectSame("concat(ignoringFailuresOf:): without failures", upstreams: 2) {
      Signal.concat(ignoringFailuresOf: $0.all).promoteFailure(to: TestFailure.self)
    }
    .and {
      $0[0].catch(to: Signal<Int, TestFailure>.empty).concat($0[1].catch(to: Signal<Int, TestFailure>.empty))
    }
  }
}
