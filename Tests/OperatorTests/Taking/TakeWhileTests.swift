import TestSupport

@Suite(.withoutLeaks) struct TakeWhileTests {
  @Test("Values are sent until the first that does not satisfy", .proves("B102"))
  func values() {
    expectEqual([1, 2, 9, 1].signal().take(while: { $0 < 5 }).events(), [.next(1), .next(2), .completed])
    expectEqual([1, 2].signal().take(while: { _ in true }).events(), [.next(1), .next(2), .completed])
    expectEqual([1, 2].signal().take(while: { _ in false }).events(), [.completed])
    expectEqual([Int]().signal().take(while: { _ in true }).events(), [.completed])
  }

  @Test("Values are sent until the first match, which is not sent", .proves("B101"))
  func untilMatching() {
    expectEqual(
      [1, 2, 9, 1].signal().take(untilMatching: { $0 > 5 }).events(),
      [.next(1), .next(2), .completed]
    )
    expectEqual([1, 2].signal().take(untilMatching: { _ in false }).values(), [1, 2])
    expectEqual([1, 2].signal().take(untilMatching: { _ in true }).events(), [.completed])
  }

  @Test("The match disposes the source, and the closure is not called again", .proves("B101"))
  func ends() {
    let source = Source<Int>()
    let log = Log<Int>()
    let (recorder, _) = source.take(untilMatching: { value in
      log.append(value)
      return value == 2
    }).recorded()
    source.send(1, 2, 3)
    expectEqual(recorder.events, [.next(1), .completed])
    expectEqual(source.ends, 1)
    expectEqual(log.entries, [1, 2])
  }
}
