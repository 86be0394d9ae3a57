import TestSupport

@Suite(.withoutLeaks) struct TakeThroughMatchingTests {
  @Test("Operators behind it get no completion either when the handler of the match disposes")
  func disposalBehind() {
    let log = Log<String>()
    let signal = [1, 2].signal().take(throughMatching: { $0 == 2 }).staged(by: Completions(log: log))
    expectEqual(signal.events(quittingAfter: 2), [.next(1), .next(2)])
    expectEqual(log.entries, [])
    expectEqual(signal.values(), [1, 2])
    expectEqual(log.entries, ["completed"])
  }
}
