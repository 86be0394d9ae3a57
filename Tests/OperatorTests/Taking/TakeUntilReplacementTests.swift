import TestSupport

@Suite(.withoutLeaks) struct TakeUntilReplacementTests {
  @Test("Any event of the replacement disposes the source and is delivered", .proves("B216"))
  func anyEvent() {
    for event in [Event<Int, TestFailure>.next(1), .failed(.two), .completed] {
      let source = Source<Int>()
      let replacement = Subject<Int, TestFailure>()
      let ends = Log<Int>()
      let (recorder, _) = source.take(untilReplacement: replacement).recorded()
      source.take(untilReplacement: replacement).subscribe(
        next: { _ in ends.append(source.ends) },
        failed: { _ in ends.append(source.ends) },
        completed: { ends.append(source.ends) }
      )
      replacement.send(event: event)
      source.send(9)
      source.fail()
      expectEqual(recorder.events, [event])
      expectEqual(source.ends, 2)
      expectEqual(ends.entries, [2])
    }
  }

  @Test("When both send synchronously only the replacement is delivered", .proves("B218"))
  func synchronous() {
    let source = Source<Int>()
    expectEqual([1, 2].signal().take(untilReplacement: [3].signal()).events(), [.next(3), .completed])
    expectEqual(source.take(untilReplacement: Signal.just(1)).events(), [.next(1), .completed])
    expectEqual(source.subscriptions, 0)
  }

  @Test("Disposal disposes both signals", .proves("B219"))
  func disposal() {
    let sources = [Source<Int>(), Source<Int>()]
    sources[0].take(untilReplacement: sources[1]).subscribeEvents { _ in }.dispose()
    expectEqual(sources.map(\.ends), [1, 1])
  }
}
