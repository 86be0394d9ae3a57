import TestSupport

@Suite(.withoutLeaks) struct BufferThroughMatchingTests {
  @Test("Each array ends with a match, and the rest is sent at completion")
  func values() {
    expectEqual(
      (1...7).signal().buffer(throughMatching: { $0.isMultiple(of: 3) }).events(),
      [
        .next([1, 2, 3]), .next([4, 5, 6]), .next([7]), .completed,
      ]
    )
    expectEqual((1...2).signal().buffer(throughMatching: { _ in true }).values(), [[1], [2]])
    expectEqual((1...2).signal().buffer(throughMatching: { _ in false }).values(), [[1, 2]])
    expectEqual([Int]().signal().buffer(throughMatching: { _ in true }).events(), [.completed])
  }

  @Test("An array is sent with its match, on the thread that sends it")
  func immediate() {
    let source = Source<Int>()
    let (recorder, _) = source.buffer(throughMatching: { $0 == 0 }).recorded()
    source.send(1, 2)
    expectEqual(recorder.values, [])
    source.send(0)
    expectEqual(recorder.values, [[1, 2, 0]])
  }
}
