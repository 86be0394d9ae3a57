import TestSupport

@Suite(.withoutLeaks) struct IfEmptySwitchToTests {
  @Test("After a value or a failure the alternative is not started")
  func notEmpty() {
    let alternative = Source<Int>()
    expectEqual(Signal.just(1).ifEmpty(switchTo: alternative).events(), [.next(1), .completed])
    expectEqual(Signal.fail(.one).ifEmpty(switchTo: alternative).events(), [.failed(.one)])
    expectEqual(alternative.subscriptions, 0)
  }
}
