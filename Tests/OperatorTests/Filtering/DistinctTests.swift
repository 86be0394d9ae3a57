import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct DistinctTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("distinct") { $0.distinct() }
    expectLaws("distinct(by:)") { $0.distinct(by: { $0 % 7 }) }
    expectReleasesValues("distinct(by:)") { source, captured in
      source.distinct(by: { $0.number + captured.number })
    }
  }

  @Test("The first value of each key is sent, and only the keys are kept")
  func keys() {
    let words = ["ann", "bob", "alice", "", "carl", ""]
    #expect(words.signal().distinct(by: \.first).values() == ["ann", "bob", "", "carl"])
    #expect(words.signal().distinct { $0.count }.values() == ["ann", "alice", "", "carl"])
    let lifetimes = Lifetimes()
    let source = Source<Tracked>()
    source.distinct(by: \.number).subscribeEvents { _ in }
    source.send(lifetimes.make(1), lifetimes.make(2))
    #expect(lifetimes.live == 0)
  }

  @Test("The key of a value that a handler sends is known by then")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.distinct(by: { $0 / 10 }).subscribe {
      log.append($0)
      subject.send($0 + 1)
      if $0 < 30 { subject.send($0 + 10) }
    }
    subject.send(5)
    #expect(log.entries == [5, 15, 25, 35])
    subject.complete()
  }

  @Test("Each value is sent once, in the order of first appearance")
  func values() {
    #expect([1, 2, 1, 3, 2].signal().distinct().events() == [.next(1), .next(2), .next(3), .completed])
    #expect([nil, 1, nil].signal().distinct().values() == [nil, 1])
    #expect([Int]().signal().distinct().events() == [.completed])
  }

  @Test("Each subscription has its own memory")
  func fresh() {
    let signal = [1, 1, 2].signal().distinct()
    #expect(signal.values() == [1, 2])
    #expect(signal.values() == [1, 2])
  }

  @Test("A failure is delivered unchanged", .proves("B110"))
  func failure() {
    #expect(failing(after: 1, 1).distinct().events() == [.next(1), .failed(.one)])
  }

  @Test("Disposal disposes the source")
  func disposal() {
    let source = Source<Int>()
    let (recorder, subscription) = source.distinct().recorded()
    source.send(1, 1, 2)
    subscription.dispose()
    source.send(3)
    #expect(recorder.events == [.next(1), .next(2)])
    #expect(source.ends == 1)
  }
}
