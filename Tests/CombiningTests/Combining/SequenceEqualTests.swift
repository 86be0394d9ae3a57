import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct SequenceEqualTests {
  @Test(
    "Synchronous signals are compared",
    arguments: [[], [1], [1, 2], [1, 3], [1, 2, 3]],
    [[], [1], [1, 2], [2], [1, 2, 3]] as [[Int]]
  )
  func synchronous(a: [Int], b: [Int]) {
    #expect(a.signal().sequenceEqual(b.signal()).events() == [.next(a == b), .completed])
  }

  @Test("The faster signal waits, and the result is sent as soon as it is certain")
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

  @Test("The first difference sends false and disposes both")
  func difference() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1]).recorded()
    sources[0].send(1)
    sources[1].send(2)
    #expect(recorder.events == [.next(false), .completed])
    #expect(sources.map(\.ends) == [1, 1])
  }

  @Test(
    "false is sent when one completes and the other is ahead or continues",
    arguments: [true, false],
    [0, 1]
  )
  func lengths(valueFirst: Bool, longer: Int) {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1]).recorded()
    if valueFirst { sources[longer].send(1) }
    sources[1 - longer].complete()
    if !valueFirst { sources[longer].send(1) }
    #expect(recorder.events == [.next(false), .completed])
  }

  @Test("The first failure is delivered")
  func failure() {
    #expect(failing(after: 1).sequenceEqual(Signal.never).events() == [.failed(.one)])
    #expect(Signal.never.sequenceEqual(failing(after: 1)).events() == [.failed(.one)])
  }

  @Test("Disposing in the handler of the result suppresses the completion")
  func disposalFromHandler() {
    #expect([1].signal().sequenceEqual([1].signal()).events(quittingAfter: 1) == [.next(true)])
  }

  @Test("The number of values that one signal is ahead can be limited")
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
