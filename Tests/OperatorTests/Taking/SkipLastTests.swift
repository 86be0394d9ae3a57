import TestSupport

@Suite(.withoutLeaks) struct SkipLastTests {
  @Test("The last values are dropped", arguments: 0...6, 0...4)
  func values(count: Int, length: Int) {
    let values = Array(0..<length)
    expectEqual(values.signal().skipLast(count).values(), values.dropLast(count))
    expectEqual(values.signal().skipLast(count).events().last, .completed)
  }
}
