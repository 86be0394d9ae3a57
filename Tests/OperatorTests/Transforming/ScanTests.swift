import TestSupport

@Suite(.withoutLeaks) struct ScanTests {
  @Test("Each result is sent, but not the initial one", .proves("B107"))
  func values() {
    let sums = [1, 2, 3].signal().scan(10) { $0 + $1 }
    expectEqual(sums.events(), [.next(11), .next(13), .next(16), .completed])
    let texts = [1, 2, 3].signal().scan("") { $0 + "\($1)" }
    expectEqual(texts.values(), ["1", "12", "123"])
    let sumsInPlace = [1, 2, 3].signal().scan(into: 10) { $0 += $1 }
    expectEqual(sumsInPlace.values(), [11, 13, 16])
  }

  @Test("An empty source gives an empty result", .proves("B107"))
  func empty() {
    let sums = [Int]().signal().scan(1) { $0 + $1 }
    expectEqual(sums.events(), [.completed])
    let sumsInPlace = [Int]().signal().scan(into: 1) { $0 += $1 }
    expectEqual(sumsInPlace.events(), [.completed])
  }

  @Test("The closure gets the index, which starts at 0 for each subscription", .proves("B108"))
  func index() {
    let signal = [10, 20].signal().enumerated().scan(0) { $0 + $1.offset * $1.element }
    expectEqual(signal.values(), [0, 20])
    expectEqual(signal.values(), [0, 20])
  }

  @Test("A sent result does not change afterwards")
  func valueSemantics() {
    expectEqual([1, 2].signal().scan(into: []) { $0.append($1) }.values(), [[1], [1, 2]])
  }
}
