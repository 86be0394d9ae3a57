import TestSupport

@Suite(.withoutLeaks) struct SampleTests {
  let scheduler = TestScheduler()

  @Test("Each sample sends the newest value, and repeats it when the source is silent", .proves("B210"))
  func diagram() {
    let recording = scheduler.record(
      scheduler.cold("a--b-----c----|").sample(on: scheduler.cold("--x--x-x---x--|"))
    )
    scheduler.run()
    expectEqual(recording, "--a--b-b---c--|")
  }

  @Test("A sample before the first value sends nothing", .proves("B210"))
  func before() {
    let source = Source<Int>()
    let sampler = Source<Void>()
    let (recorder, _) = source.sample(on: sampler).recorded()
    sampler.send(())
    source.send(1, 2)
    expectEqual(recorder.events, [])
    sampler.send(())
    expectEqual(recorder.events, [.next(2)])
  }

  @Test(
    "Either completion completes it without the waiting value, and disposes the other side first",
    .proves("B211", "W50"),
    arguments: [true, false]
  )
  func completion(ofSource: Bool) {
    let log = Log<String>()
    let source = Source<Int>()
    let sampler = Source<Void>()
    func traced<Value: Sendable>(_ source: Source<Value>, _ name: String) -> Signal<Value, TestFailure> {
      .create { subscriber in
        subscriber.onDispose { log.append("\(name) disposed") }
        source.subscribe(subscriber)
      }
    }
    traced(source, "source").sample(on: traced(sampler, "sampler")).subscribe(
      next: { log.append("\($0)") },
      failed: { _ in },
      completed: { log.append("completed") }
    )
    source.send(1)
    if ofSource { source.complete() } else { sampler.complete() }
    expectEqual(log.entries.last, "completed")
    expectEqual(Set(log.entries.dropLast()), ["source disposed", "sampler disposed"])
  }

  @Test("Either failure fails it", .proves("B211"), arguments: [true, false])
  func failure(ofSource: Bool) {
    let source = Source<Int>()
    let sampler = Source<Int>()
    let (recorder, _) = source.sample(on: sampler).recorded()
    if ofSource { source.fail() } else { sampler.fail() }
    expectEqual(recorder.events, [.failed(.one)])
    expectEqual(source.ends, 1)
    expectEqual(sampler.ends, 1)
  }
}
