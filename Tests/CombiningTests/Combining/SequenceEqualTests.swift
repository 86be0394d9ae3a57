import TestSupport

@Suite(.withoutLeaks) struct SequenceEqualTests {
  @Test("The faster signal waits, and the result is sent as soon as it is certain")
  func driven() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1]).recorded()
    sources[0].send(1, 2)
    sources[1].send(1, 2, 3)
    sources[0].send(3)
    sources[0].complete()
    expectEqual(recorder.events, [])
    sources[1].complete()
    expectEqual(recorder.events, [.next(true), .completed])
  }

  @Test("The first difference sends false and disposes both")
  func difference() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1]).recorded()
    sources[0].send(1)
    sources[1].send(2)
    expectEqual(recorder.events, [.next(false), .completed])
    expectEqual(sources.map(\.ends), [1, 1])
  }

  @Test("The number of values that one signal is ahead can be limited")
  func limit() {
    let sources = [Source<Int>(), Source<Int>()]
    let (recorder, _) = sources[0].sequenceEqual(sources[1], buffering: .fail(2, with: .one)).recorded()
    sources[0].send(1, 2)
    sources[1].send(1)
    sources[0].send(3)
    expectEqual(recorder.events, [])
    sources[0].send(4)
    expectEqual(recorder.events, [.failed(.one)])
    expectEqual(sources.map(\.ends), [1, 1])
  }
}
