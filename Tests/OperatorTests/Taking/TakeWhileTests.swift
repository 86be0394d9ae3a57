import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct TakeWhileTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("take(while:)") { $0.take(while: { $0 < 10 }) }
    expectLaws("take(untilMatching:)") { $0.take(untilMatching: { $0 > 10 }) }
  }

  @Test("Values are sent until the first that does not satisfy", .proves("B102"))
  func values() {
    #expect([1, 2, 9, 1].signal().take(while: { $0 < 5 }).events() == [.next(1), .next(2), .completed])
    #expect([1, 2].signal().take(while: { _ in true }).events() == [.next(1), .next(2), .completed])
    #expect([1, 2].signal().take(while: { _ in false }).events() == [.completed])
    #expect([Int]().signal().take(while: { _ in true }).events() == [.completed])
  }

  @Test("Values are sent until the first match, which is not sent", .proves("B101"))
  func untilMatching() {
    #expect(
      [1, 2, 9, 1].signal().take(untilMatching: { $0 > 5 }).events() == [.next(1), .next(2), .completed]
    )
    #expect([1, 2].signal().take(untilMatching: { _ in false }).values() == [1, 2])
    #expect([1, 2].signal().take(untilMatching: { _ in true }).events() == [.completed])
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
    #expect(recorder.events == [.next(1), .completed])
    #expect(source.ends == 1)
    #expect(log.entries == [1, 2])
  }

  @Test("A failure is delivered unchanged", .proves("B110"))
  func failure() {
    #expect(failing(after: 1, 2).take(while: { _ in true }).events() == [.next(1), .next(2), .failed(.one)])
    #expect(failing(after: 1, 2).take(while: { $0 < 2 }).events() == [.next(1), .completed])
  }

  @Test("The cut is exact when a handler sends the next value")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.take(while: { $0 < 3 }).subscribe {
      log.append($0)
      subject.send($0 + 1)
    }
    subject.send(1)
    #expect(log.entries == [1, 2])
  }
}
