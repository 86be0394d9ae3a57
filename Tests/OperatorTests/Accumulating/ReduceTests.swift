import TestSupport

@Suite(.withoutLeaks) struct ReduceTests {
  @Test("One value is sent at completion, then completion", .proves("B226"))
  func values() {
    let source = Source<Int>()
    let (recorder, _) = source.reduce("") { $0 + "\($1)" }.recorded()
    source.send(1, 2)
    expectEqual(recorder.events, [])
    source.complete()
    expectEqual(recorder.events, [.next("12"), .completed])
    let sum = [1, 2].signal().reduce(into: 10) { $0 += $1 }
    expectEqual(sum.events(), [.next(13), .completed])
  }

  @Test("An empty source gives the initial result", .proves("B226"))
  func empty() {
    expectEqual([Int]().signal().reduce(7) { $0 + $1 }.events(), [.next(7), .completed])
    expectEqual([Int]().signal().reduce(into: 7) { $0 += $1 }.events(), [.next(7), .completed])
  }

  @Test("A failing source delivers only its failure", .proves("B226"))
  func failure() {
    let sum = failing(after: 1).reduce(0) { $0 + $1 }
    expectEqual(sum.events(), [.failed(.one)])
    let sumInPlace = failing(after: 1).reduce(into: 0) { $0 += $1 }
    expectEqual(sumInPlace.events(), [.failed(.one)])
  }

  @Test("The closure gets the index, which starts at 0 for each subscription", .proves("B227"))
  func index() {
    let signal = [10, 20].signal().enumerated().reduce(0) { $0 + $1.offset * $1.element }
    expectEqual(signal.values(), [20])
    expectEqual(signal.values(), [20])
  }

  @Test("Each subscription starts from the beginning", .proves("B227"))
  func fresh() {
    let signal = [1, 2].signal().reduce(into: []) { $0.append($1) }
    expectEqual(signal.values(), [[1, 2]])
    expectEqual(signal.values(), [[1, 2]])
  }

  @Test("A downstream that ends with the result gets one completion")
  func endedBelow() {
    let log = Log<String>()
    let signal = [1, 2].signal().reduce(0) { $0 + $1 }.take(1).staged(by: Completions<Int>(log: log))
    expectEqual(signal.events(), [.next(3), .completed])
    expectEqual(log.entries, ["completed"])
  }
}
