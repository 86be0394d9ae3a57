import TestSupport

@Suite(.withoutLeaks) struct CountTests {
  @Test("The number of values is sent at completion", arguments: 0...3)
  func values(length: Int) {
    expectEqual((0..<length).signal().count().events(), [.next(length), .completed])
  }
}
