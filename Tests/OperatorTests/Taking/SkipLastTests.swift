import TestSupport
import Testing

@Suite(.withoutLeaks) struct SkipLastTests {
  @Test("The last values are dropped", arguments: 0...6, 0...4)
  func values(count: Int, length: Int) {
    let values = Array(0..<length)
    #expect(values.signal().skipLast(count).values() == values.dropLast(count))
    #expect(values.signal().skipLast(count).events().last == .completed)
  }
}
