import TestSupport
import Testing

@Suite(.withoutLeaks) struct SingleTests {
  @Test("The only value is sent at completion")
  func one() {
    let source = Source<Int>()
    let (recorder, _) = source.single().recorded()
    source.send(1)
    expectEqual(recorder.events, [])
    source.complete()
    expectEqual(recorder.events, [.next(1), .completed])
  }

  @Test("nil can be the only value")
  func optional() {
    expectEqual([Int?.none].signal().single().events(), [.next(nil), .completed])
    expectEqual([Int?.none, nil].signal().single().events(), [.failed(.severalValues)])
  }

  @Test("Disposing in the handler of the value suppresses the completion")
  func disposalFromHandler() {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    let log = Log<String>()
    subscription.inner = source.single().subscribe(
      next: {
        log.append("\($0)")
        subscription.dispose()
      },
      failed: { _ in },
      completed: { log.append("completed") }
    )
    source.send(1)
    source.complete()
    expectEqual(log.entries, ["1"])
  }
}
