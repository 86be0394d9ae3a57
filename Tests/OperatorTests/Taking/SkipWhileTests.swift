import TestSupport

@Suite(.withoutLeaks) struct SkipWhileTests {
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
