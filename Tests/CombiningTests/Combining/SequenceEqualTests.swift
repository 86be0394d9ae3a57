import TestSupport

@Suite(.withoutLeaks) struct SequenceEqualTests {
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
