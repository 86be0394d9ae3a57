import TestSupport

@Suite(.withoutLeaks) struct EnumeratedTests {
  @Test("Each value has its position, counted from 0 for each subscription")
  func values() {
    let signal = ["a", "b"].signal().enumerated().map { "\($0.offset)\($0.element)" }
    expectEqual(signal.events(), [.next("0a"), .next("1b"), .completed])
    expectEqual(signal.values(), ["0a", "1b"])
  }

  @Test("A failure is delivered unchanged", .proves("B110"))
  func failure() {
    expectEqual(failing(after: 7).enumerated().map { $0 + $1 }.events(), [.next(7), .failed(.one)])
  }
}
