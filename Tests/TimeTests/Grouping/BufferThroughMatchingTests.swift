import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct BufferThroughMatchingTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("buffer(throughMatching:)") { $0.buffer(throughMatching: { $0.isMultiple(of: 3) }) }
    expectReleasesValues("buffer(throughMatching:)") { source, captured in
      source.buffer(throughMatching: { $0.number % 3 == captured.number })
    }
  }

  @Test("Each array ends with a match, and the rest is sent at completion")
  func values() {
    #expect(
      (1...7).signal().buffer(throughMatching: { $0.isMultiple(of: 3) }).events() == [
        .next([1, 2, 3]), .next([4, 5, 6]), .next([7]), .completed,
      ]
    )
    #expect((1...2).signal().buffer(throughMatching: { _ in true }).values() == [[1], [2]])
    #expect((1...2).signal().buffer(throughMatching: { _ in false }).values() == [[1, 2]])
    #expect([Int]().signal().buffer(throughMatching: { _ in true }).events() == [.completed])
  }

  @Test("An array is sent with its match, on the thread that sends it")
  func immediate() {
    let source = Source<Int>()
    let (recorder, _) = source.buffer(throughMatching: { $0 == 0 }).recorded()
    source.send(1, 2)
    #expect(recorder.values == [])
    source.send(0)
    #expect(recorder.values == [[1, 2, 0]])
  }

  @Test("A failure is delivered immediately, and the values are dropped")
  func failure() {
    #expect(
      failing(after: 1, 0, 2).buffer(throughMatching: { $0 == 0 }).events() == [
        .next([1, 0]), .failed(.one),
      ]
    )
  }

  @Test("Disposal releases the values, also in the handler of the last array")
  func disposal() {
    let lifetimes = Lifetimes()
    let source = Source<Tracked>()
    let (_, subscription) = source.buffer(throughMatching: { _ in false }).recorded()
    source.send(lifetimes.make())
    subscription.dispose()
    #expect(lifetimes.live == 0)
    #expect([1].signal().buffer(throughMatching: { _ in false }).events(quittingAfter: 1) == [.next([1])])
  }

  @Test("A value that a handler sends belongs to the next array")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<[Int]>()
    subject.buffer(throughMatching: { $0.isMultiple(of: 2) }).subscribe {
      log.append($0)
      if $0.count == 2 { subject.send(4) }
    }
    subject.send(1)
    subject.send(2)
    #expect(log.entries == [[1, 2], [4]])
    subject.complete()
  }
}
