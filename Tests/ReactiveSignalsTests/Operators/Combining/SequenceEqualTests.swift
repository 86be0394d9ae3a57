import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite struct SequenceEqualTests {
  @Test(
    "Compares what synchronous signals send",
    arguments: [[], [1], [1, 2], [1, 3], [1, 2, 3]],
    [[], [1], [1, 2], [2], [1, 2, 3]] as [[Int]]
  )
  func synchronous(a: [Int], b: [Int]) {
    #expect(a.signal().sequenceEqual(b.signal()).events() == [.next(a == b), .completed])
  }

  @Test("Whoever is ahead waits; the answer comes as soon as it is certain")
  func driven() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1]).recorded()
    sources[0].send(1, 2)
    sources[1].send(1, 2, 3)
    sources[0].send(3)
    sources[0].complete()
    #expect(recorder.events == [])
    sources[1].complete()
    #expect(recorder.events == [.next(true), .completed])
  }

  @Test("false at the first difference, which disposes both")
  func difference() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1]).recorded()
    sources[0].send(1)
    sources[1].send(2)
    #expect(recorder.events == [.next(false), .completed])
    #expect(sources.map(\.ends) == [1, 1])
  }

  @Test("false when one completes and the other is ahead, or goes on", arguments: [true, false], [0, 1])
  func lengths(valueFirst: Bool, longer: Int) {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1]).recorded()
    if valueFirst { sources[longer].send(1) }
    sources[1 - longer].complete()
    if !valueFirst { sources[longer].send(1) }
    #expect(recorder.events == [.next(false), .completed])
  }

  @Test("The first failure passes")
  func failure() {
    #expect(failing(after: 1).sequenceEqual(Signal.never).events() == [.failed(.one)])
    #expect(Signal.never.sequenceEqual(failing(after: 1)).events() == [.failed(.one)])
  }

  @Test("Disposed by the handler of the answer: no completion")
  func disposalFromHandler() {
    #expect([1].signal().sequenceEqual([1].signal()).events(quittingAfter: 1) == [.next(true)])
  }

  @Test("A limit for the values that one is ahead")
  func limit() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1], buffering: .fail(2, with: .one)).recorded()
    sources[0].send(1, 2)
    sources[1].send(1)
    sources[0].send(3)
    #expect(recorder.events == [])
    sources[0].send(4)
    #expect(recorder.events == [.failed(.one)])
    #expect(sources.map(\.ends) == [1, 1])
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("sequenceEqual") { $0.sequenceEqual($0) }
    expectReleasesValues("sequenceEqual") { source, captured in source.sequenceEqual(Signal.never) }
  }
}
