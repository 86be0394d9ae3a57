import TestSupport

@Suite(.withoutLeaks) struct TakeThroughMatchingTests {
  @Test("Values are sent through the first match, which is sent")
  func values() {
    expectEqual(
      [1, 2, 9, 1].signal().take(throughMatching: { $0 > 5 }).events(),
      [
        .next(1), .next(2), .next(9), .completed,
      ]
    )
    expectEqual(
      [1, 2].signal().take(throughMatching: { _ in false }).events(),
      [.next(1), .next(2), .completed]
    )
    expectEqual([1, 2].signal().take(throughMatching: { _ in true }).events(), [.next(1), .completed])
    expectEqual([Int]().signal().take(throughMatching: { _ in true }).events(), [.completed])
  }

  @Test("The match disposes the source, and the predicate is not called again")
  func ends() {
    let source = Source<Int>()
    let log = Log<Int>()
    let (recorder, _) = source.take(throughMatching: { value in
      log.append(value)
      return value == 2
    }).recorded()
    source.send(1, 2, 3)
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
    expectEqual(source.ends, 1)
    expectEqual(log.entries, [1, 2])
  }

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
