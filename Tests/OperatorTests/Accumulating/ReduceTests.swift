import TestSupport

@Suite(.withoutLeaks) struct ReduceTests {
  @Test("The closure gets the index, which starts at 0 for each subscription", .proves("B227"))
  func index() {
    let signal = [10, 20].signal().enumerated().reduce(0) { $0 + $1.offset * $1.element }
    expectEqual(signal.values(), [20])
    expectEqual(signal.values(), [20])
  }

  @Test("A downstream that ends with the result gets one completion")
  func endedBelow() {
    let log = Log<String>()
    let signal = [1, 2].signal().reduce(0) { $0 + $1 }.take(1).staged(by: Completions<Int>(log: log))
    expectEqual(signal.events(), [.next(3), .completed])
    expectEqual(log.entries, ["completed"])
  }
}
