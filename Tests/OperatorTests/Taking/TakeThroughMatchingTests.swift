import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct TakeThroughMatchingTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("take(throughMatching:)") { $0.take(throughMatching: { $0 > 10 }) }
    expectReleasesValues("take(throughMatching:)") { source, captured in
      source.take(throughMatching: { $0.number == 10 && captured.number == 0 })
    }
  }

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

  @Test("A failure is delivered unchanged")
  func failure() {
    #expect(failing(after: 1).take(throughMatching: { $0 > 5 }).events() == [.next(1), .failed(.one)])
    #expect(failing(after: 6).take(throughMatching: { $0 > 5 }).events() == [.next(6), .completed])
  }

  @Test("Disposing in the handler of the match suppresses the completion")
  func disposal() {
    #expect(
      [1, 2, 3].signal().take(throughMatching: { $0 == 2 }).events(quittingAfter: 2) == [.next(1), .next(2)]
    )
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

  @Test("The cut is exact when a handler sends the next value")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.take(throughMatching: { $0 == 3 }).subscribe {
      log.append($0)
      subject.send($0 + 1)
    }
    subject.send(1)
    #expect(log.entries == [1, 2, 3])
  }
}
