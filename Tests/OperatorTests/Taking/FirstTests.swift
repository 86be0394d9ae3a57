import TestSupport

@Suite(.withoutLeaks) struct FirstTests {
  @Test("The first value that satisfies is sent, and completes the result")
  func values() {
    expectEqual([1, 6, 2, 8].signal().first { $0 > 5 }.events(), [.next(6), .completed])
    expectEqual([1, 2].signal().first(where: { $0 > 5 }).events(), [.completed])
    expectEqual([Int]().signal().first { _ in true }.events(), [.completed])
    expectEqual(["a": 1, "b": 2].signal().first { $0.key == "b" }.map { $0.value }.values(), [2])
  }

  @Test("The value disposes the source, and the predicate is not called again")
  func ends() {
    let source = Source<Int>()
    let log = Log<Int>()
    let (recorder, _) = source.first { value in
      log.append(value)
      return value == 2
    }.recorded()
    source.send(1, 2, 3)
    expectEqual(recorder.events, [.next(2), .completed])
    expectEqual(source.ends, 1)
    expectEqual(log.entries, [1, 2])
  }

  @Test("The asynchronous function of the same name stays available")
  func asynchronous() async {
    #expect(await [1, 6].signal().first { $0 > 5 }.first() == 6)
  }
}
