import TestSupport

@Suite(.withoutLeaks) struct BufferTests {
  @Test("Full arrays are sent, and the rest at completion", arguments: 1...6, 0...7)
  func values(count: Int, length: Int) {
    let values = Array(0..<length)
    let expected = stride(from: 0, to: length, by: count).map { Array(values[$0..<min($0 + count, length)]) }
    expectEqual(values.signal().buffer(count: count).events(), expected.map { .next($0) } + [.completed])
    expectEqual(values.signal().collect(count: count).values(), expected)
  }
}
