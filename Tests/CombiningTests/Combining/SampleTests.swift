import TestSupport

@Suite(.withoutLeaks) struct SampleTests {
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
}
