import TestSupport

@Suite(.withoutLeaks) struct TakeUntilReplacementTests {
  let scheduler = TestScheduler()

  @Test("The source is followed until the replacement sends an event", .proves("B216"))
  func diagram() {
    let recording = scheduler.record(
      scheduler.cold("a--b--c--d--|").take(untilReplacement: scheduler.cold("-------1--2--|"))
    )
    scheduler.run()
    expectEqual(recording, "a--b--c1--2--|")
  }

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

  @Test("A failure of the source is delivered", .proves("B217"))
  func failure() {
    let source = Source<Int>()
    let replacement = Source<Int>()
    let (recorder, _) = source.take(untilReplacement: replacement).recorded()
    source.send(1)
    source.fail()
    expectEqual(recorder.events, [.next(1), .failed(.one)])
    expectEqual(replacement.ends, 1)
  }

  @Test(
    "The source's completion is not delivered, the result waits for the replacement",
    .proves("B217", "W51")
  )
  func completion() {
    let source = Source<Int>()
    let replacement = Source<Int>()
    let (recorder, _) = source.take(untilReplacement: replacement).recorded()
    source.send(1)
    source.complete()
    #expect(!recorder.isTerminated)
    replacement.send(2)
    replacement.complete()
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
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
