import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct DistinctUntilChangedTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("distinctUntilChanged") { $0.distinctUntilChanged() }
    expectLaws("distinctUntilChanged(by:)") { $0.distinctUntilChanged(by: { $0 / 3 == $1 / 3 }) }
  }

  @Test("Only repetitions in a row are dropped", .proves("B105", "B106"))
  func values() {
    #expect(
      [1, 1, 2, 2, 1].signal().distinctUntilChanged().events() == [.next(1), .next(2), .next(1), .completed]
    )
    #expect([Int]().signal().distinctUntilChanged().events() == [.completed])
  }

  @Test("nil is compared like any value, also as the first", .proves("B105", "B106"))
  func optionals() {
    #expect([nil, nil, 1, 1, nil].signal().distinctUntilChanged().values() == [nil, 1, nil])
  }

  @Test("A value is compared with the last value sent", .proves("B106"))
  func lastSent() {
    let signal = [1, 2, 3, 4, 5, 6].signal().distinctUntilChanged(by: { $1 - $0 < 3 })
    #expect(signal.values() == [1, 4])
  }

  @Test("The closure gets the last value sent and the new one, and is not called for the first")
  func arguments() {
    let log = Log<[Int]>()
    _ = [1, 2, 2, 3].signal().distinctUntilChanged(by: {
      log.append([$0, $1])
      return $0 == $1
    }).events()
    #expect(log.entries == [[1, 2], [2, 2], [2, 3]])
  }

  @Test("Each subscription has its own memory")
  func fresh() {
    let source = Source<Int>()
    let signal = source.distinctUntilChanged()
    let (first, _) = signal.recorded()
    source.send(1)
    let (second, _) = signal.recorded()
    source.send(1, 2)
    #expect(first.values == [1, 2])
    #expect(second.values == [1, 2])
  }

  @Test("A failure is delivered unchanged", .proves("B110"))
  func failure() {
    #expect(failing(after: 1, 1).distinctUntilChanged().events() == [.next(1), .failed(.one)])
  }

  @Test("A re-entrant value is compared after the current one")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.distinctUntilChanged().subscribe {
      log.append($0)
      subject.send($0)
      subject.send(min($0 + 1, 3))
    }
    subject.send(1)
    #expect(log.entries == [1, 2, 3])
    subject.complete()
  }

  @Test("Disposal disposes the source")
  func disposal() {
    let source = Source<Int>()
    let (recorder, subscription) = source.distinctUntilChanged().recorded()
    source.send(1)
    subscription.dispose()
    source.send(2)
    #expect(recorder.events == [.next(1)])
    #expect(source.ends == 1)
  }

  @Test("It keeps the rules of events when a key is compared")
  func lawsOfKeys() {
    expectLaws("distinctUntilChanged(at:)") { $0.distinctUntilChanged(at: { $0 / 2 }) }
    expectReleasesValues("distinctUntilChanged(at:)") { source, _ in
      source.distinctUntilChanged(at: \.number)
    }
  }

  @Test("Values with the key of the last value sent are dropped")
  func keys() {
    let words = ["red", "rose", "blue", "black", "gray", "red"]
    #expect(words.signal().distinctUntilChanged(at: \.first).values() == ["red", "blue", "gray", "red"])
    #expect(
      words.signal().distinctUntilChanged { $0.count }.values() == ["red", "rose", "black", "gray", "red"]
    )
    #expect(words.signal().distinctUntilChanged { $0.count == $1.count }.values().count == 5)
    #expect([String]().signal().distinctUntilChanged(at: \.count).events() == [.completed])
    #expect(
      failing(after: "a", "b").distinctUntilChanged(at: \.count).events() == [.next("a"), .failed(.one)]
    )
  }
}
