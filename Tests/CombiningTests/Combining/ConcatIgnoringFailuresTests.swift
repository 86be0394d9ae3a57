import TestSupport

@Suite(.withoutLeaks) struct ConcatIgnoringFailuresTests {
  @Test("A signal that fails is followed by the next")
  func values() {
    let signals = [failing(after: 1), Signal<Int, TestFailure>.just(2).erased, failing(after: 3, 4)]
    expectEqual(
      Signal.concat(ignoringFailuresOf: signals).events(),
      [.next(1), .next(2), .next(3), .next(4), .completed]
    )
    expectEqual(Signal.concat(ignoringFailuresOf: [Signal<Int, TestFailure>]()).events(), [.completed])
  }

  @Test("A signal is started when the one before has ended, and disposal ends it")
  func order() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, subscription) = Signal.concat(ignoringFailuresOf: sources).recorded()
    expectEqual(sources.map(\.subscriptions), [1, 0])
    sources[0].fail()
    expectEqual(sources.map(\.subscriptions), [1, 1])
    sources[1].send(1)
    subscription.dispose()
    expectEqual(recorder.events, [.next(1)])
    expectEqual(sources.map(\.ends), [1, 1])
  }

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
