import TestSupport

@Suite(.withoutLeaks) struct IfEmptySwitchToTests {
  @Test("An empty source is followed by the alternative, after the cleanup")
  func empty() {
    let log = Log<String>()
    let subject = Subject<Int, Never>()
    let source = Signal<Int, Never>.create { subscriber in
      subscriber.onDispose { log.append("cleanup") }
      subject.subscribe(subscriber)
    }
    source.ifEmpty(switchTo: Signal.just(7)).subscribe(
      next: { log.append("\($0)") },
      completed: { log.append("completed") }
    )
    subject.complete()
    expectEqual(log.entries, ["cleanup", "7", "completed"])
  }

  @Test("After a value or a failure the alternative is not started")
  func notEmpty() {
    let alternative = Source<Int>()
    expectEqual(Signal.just(1).ifEmpty(switchTo: alternative).events(), [.next(1), .completed])
    expectEqual(Signal.fail(.one).ifEmpty(switchTo: alternative).events(), [.failed(.one)])
    expectEqual(alternative.subscriptions, 0)
  }
}
