import TestSupport

@Suite(.withoutLeaks) struct SkipWhileTests {
  @Test("It starts with the first value that does not satisfy", .proves("B104"))
  func values() {
    expectEqual([1, 9, 1].signal().skip(while: { $0 < 5 }).events(), [.next(9), .next(1), .completed])
    expectEqual([1, 2].signal().skip(while: { _ in true }).events(), [.completed])
    expectEqual([1, 2].signal().skip(while: { _ in false }).values(), [1, 2])
    expectEqual([Int]().signal().skip(while: { _ in true }).events(), [.completed])
  }

  @Test("It starts with the first match, which is sent", .proves("B103"))
  func untilMatching() {
    expectEqual(
      [1, 9, 1].signal().skip(untilMatching: { $0 > 5 }).events(),
      [.next(9), .next(1), .completed]
    )
    expectEqual([1, 2].signal().skip(untilMatching: { _ in false }).events(), [.completed])
    expectEqual([1, 2].signal().skip(untilMatching: { _ in true }).values(), [1, 2])
  }

  @Test("The test stops after the first match, separately for each subscription", .proves("B103"))
  func testsOnce() {
    let log = Log<Int>()
    let signal = [1, 2, 3].signal().skip(untilMatching: { value in
      log.append(value)
      return value == 2
    })
    expectEqual(signal.values(), [2, 3])
    expectEqual(signal.values(), [2, 3])
    expectEqual(log.entries, [1, 2, 1, 2])
  }
}
