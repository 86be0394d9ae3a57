import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct SkipLastTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("skipLast") { $0.skipLast(3) }
    expectReleasesValues("skipLast") { source, _ in source.skipLast(3) }
  }

  @Test("The last values are dropped", arguments: 0...6, 0...4)
  func values(count: Int, length: Int) {
    let values = Array(0..<length)
    #expect(values.signal().skipLast(count).values() == values.dropLast(count))
    #expect(values.signal().skipLast(count).events().last == .completed)
  }

  @Test("A value is sent as soon as enough values have followed it")
  func immediate() {
    let source = Source<Int?>()
    let (recorder, _) = source.skipLast(2).recorded()
    source.send(1, nil)
    #expect(recorder.values == [])
    source.send(3)
    #expect(recorder.values == [1])
    source.send(4)
    #expect(recorder.values == [1, nil])
    source.complete()
    #expect(recorder.values == [1, nil])
    #expect(recorder.isCompleted)
  }

  @Test("A failure is delivered immediately, and the waiting values are dropped")
  func failure() {
    #expect(failing(after: 1, 2, 3).skipLast(2).events() == [.next(1), .failed(.one)])
  }

  @Test("Each subscription keeps its own values")
  func fresh() {
    let source = Source<Int>()
    let signal = source.skipLast(1)
    let (first, _) = signal.recorded()
    source.send(1)
    let (second, _) = signal.recorded()
    source.send(2, 3)
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
  }

  @Test("Disposal releases the waiting values")
  func disposal() {
    let lifetimes = Lifetimes()
    let source = Source<Tracked>()
    let (_, subscription) = source.skipLast(2).recorded()
    source.send(lifetimes.make(), lifetimes.make())
    #expect(lifetimes.live == 2)
    subscription.dispose()
    #expect(lifetimes.live == 0)
    #expect(source.ends == 1)
    #expect([1, 2, 3, 4].signal().skipLast(1).events(quittingAfter: 2) == [.next(1), .next(2)])
  }

  @Test("A value that a handler sends counts as one that follows")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<Int>()
    subject.skipLast(1).subscribe {
      log.append($0)
      if $0 < 3 { subject.send($0 + 2) }
    }
    subject.send(1)
    subject.send(2)
    #expect(log.entries == [1, 2, 3])
    subject.complete()
  }

  #if os(macOS) || os(Linux)
  @Test("A negative count traps")
  func negative() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [1].signal().skipLast(-1)
    }
    #expect(result.says("Can't skip a negative number of values"))
  }
  #endif
}
