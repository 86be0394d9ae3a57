import TestSupport
import Testing

@Suite(.withoutLeaks) struct SequenceEqualTests {
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
}
