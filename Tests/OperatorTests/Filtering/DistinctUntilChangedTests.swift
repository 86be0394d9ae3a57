import TestSupport

@Suite(.withoutLeaks) struct DistinctUntilChangedTests {
  @Test("nil is compared like any value, also as the first", .proves("B105", "B106"))
  func optionals() {
    expectEqual([nil, nil, 1, 1, nil].signal().distinctUntilChanged().values(), [nil, 1, nil])
  }

  @Test("The closure gets the last value sent and the new one, and is not called for the first")
  func arguments() {
    let log = Log<[Int]>()
    _ = [1, 2, 2, 3].signal().distinctUntilChanged(by: {
      log.append([$0, $1])
      return $0 == $1
    }).events()
    expectEqual(log.entries, [[1, 2], [2, 2], [2, 3]])
  }
}
