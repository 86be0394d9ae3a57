import TestSupport
import Testing

@Suite(.withoutLeaks) struct TakeThroughMatchingTests {
  @Test("Values are sent through the first match, which is sent")
  func values() {
    #expect(
      [1, 2, 9, 1].signal().take(throughMatching: { $0 > 5 }).events() == [
        .next(1), .next(2), .next(9), .completed,
      ]
    )
    #expect(
      [1, 2].signal().take(throughMatching: { _ in false }).events() == [.next(1), .next(2), .completed]
    )
    #expect([1, 2].signal().take(throughMatching: { _ in true }).events() == [.next(1), .completed])
    #expect([Int]().signal().take(throughMatching: { _ in true }).events() == [.completed])
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
    #expect(recorder.events == [.next(1), .next(2), .completed])
    #expect(source.ends == 1)
    #expect(log.entries == [1, 2])
  }

  @Test("Operators behind it get no completion either when the handler of the match disposes")
  func disposalBehind() {
    let log = Log<String>()
    let signal = [1, 2].signal().take(throughMatching: { $0 == 2 }).staged(by: Completions(log: log))
    #expect(signal.events(quittingAfter: 2) == [.next(1), .next(2)])
    #expect(log.entries == [])
    #expect(signal.values() == [1, 2])
    #expect(log.entries == ["completed"])
  }
}
