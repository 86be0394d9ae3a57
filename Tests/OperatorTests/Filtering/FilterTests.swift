import TestSupport

@Suite(.withoutLeaks) struct FilterTests {
  @Test("Only values that pass the test are sent, in order", .proves("B088"))
  func values() {
    expectEqual(
      (1...6).signal().filter { $0.isMultiple(of: 2) }.events(),
      [.next(2), .next(4), .next(6), .completed]
    )
    expectEqual((1...6).signal().filter { _ in true }.values(), Array(1...6))
    expectEqual((1...6).signal().filter { _ in false }.events(), [.completed])
  }

  @Test("The closure runs once for each value and subscription", .proves("B111"))
  func laziness() {
    let log = Log<Int>()
    let signal = [1, 2].signal().filter { value in
      log.append(value)
      return true
    }
    expectEqual(log.entries, [])
    _ = signal.events()
    _ = signal.events()
    expectEqual(log.entries, [1, 2, 1, 2])
  }
}
