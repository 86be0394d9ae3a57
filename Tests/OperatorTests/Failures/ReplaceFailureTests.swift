import TestSupport

@Suite(.withoutLeaks) struct ReplaceFailureTests {
  @Test("A failure is replaced by a value and completion")
  func failure() {
    let signal = failing(after: 1).replaceFailure(with: 0)
    expectEqual(signal.events(), [.next(1), .next(0), .completed])
  }

  @Test("The source is cleaned up before the value is sent")
  func cleanup() {
    let source = Source<Int>()
    let log = Log<Int>()
    source.replaceFailure(with: 0).subscribe { _ in log.append(source.ends) }
    source.fail()
    expectEqual(log.entries, [1])
  }
}
