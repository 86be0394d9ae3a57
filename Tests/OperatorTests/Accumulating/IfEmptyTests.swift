import TestSupport
import Testing

@Suite(.withoutLeaks) struct IfEmptyTests {
  @Test("The value replaces an empty source")
  func values() {
    expectEqual([Int]().signal().ifEmpty(0).events(), [.next(0), .completed])
    expectEqual([1, 2].signal().ifEmpty(0).events(), [.next(1), .next(2), .completed])
    expectEqual([Int?.none].signal().ifEmpty(0).events(), [.next(nil), .completed])
  }

  @Test("Disposing in the handler of the value suppresses the completion")
  func disposalFromHandler() {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    let log = Log<String>()
    subscription.inner = source.ifEmpty(0).subscribe(
      next: {
        log.append("\($0)")
        subscription.dispose()
      },
      failed: { _ in },
      completed: { log.append("completed") }
    )
    source.complete()
    expectEqual(log.entries, ["0"])
  }
}
