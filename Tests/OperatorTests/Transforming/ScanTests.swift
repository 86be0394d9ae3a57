import TestSupport

@Suite(.withoutLeaks) struct ScanTests {
  @Test("The closure gets the index, which starts at 0 for each subscription", .proves("B108"))
  func index() {
    let signal = [10, 20].signal().enumerated().scan(0) { $0 + $1.offset * $1.element }
    expectEqual(signal.values(), [0, 20])
    expectEqual(signal.values(), [0, 20])
  }
}
