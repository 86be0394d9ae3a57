import TestSupport

@Suite(.withoutLeaks) struct FlatScanTests {
  @Test("The function runs when its signal starts")
  func calls() {
    let source = Source<Int>()
    let inners = [Source<Int>(), Source<Int>()]
    let arguments = Log<[Int]>()
    let (recorder, _) = source.flatScan(7, .concat) { last, number -> Source<Int> in
      arguments.append([last, number])
      return inners[number]
    }.recorded()
    expectEqual(arguments.entries, [])
    source.send(0, 1)
    expectEqual(arguments.entries, [[7, 0]])
    inners[0].send(3, 4)
    inners[0].complete()
    expectEqual(arguments.entries, [[7, 0], [4, 1]])
    expectEqual(recorder.values, [3, 4])
  }

  @Test("Many synchronous signals take linear time")
  func many() {
    let count = 20_000
    #expect((0..<count).signal().flatScan(0, .concat) { sum, _ in .just(sum + 1) }.counted() == (count, true))
  }

  @Test("Waiting values can be limited")
  func buffering() {
    let source = Source<Int>()
    let inner = Source<Int>()
    let (recorder, _) = source.flatScan(0, .concat, buffering: .fail(1, with: .two)) { _, _ in inner }
      .recorded()
    source.send(1, 2, 3)
    expectEqual(recorder.events, [.failed(.two)])
    expectEqual(inner.ends, 1)
  }
}
