import TestSupport

@Suite(.withoutLeaks) struct DistinctUntilChangedTests {
  @Test("Only repetitions in a row are dropped", .proves("B105", "B106"))
  func values() {
    expectEqual(
      [1, 1, 2, 2, 1].signal().distinctUntilChanged().events(),
      [.next(1), .next(2), .next(1), .completed]
    )
    expectEqual([Int]().signal().distinctUntilChanged().events(), [.completed])
  }

  @Test("nil is compared like any value, also as the first", .proves("B105", "B106"))
  func optionals() {
    expectEqual([nil, nil, 1, 1, nil].signal().distinctUntilChanged().values(), [nil, 1, nil])
  }

  @Test("A value is compared with the last value sent", .proves("B106"))
  func lastSent() {
    let signal = [1, 2, 3, 4, 5, 6].signal().distinctUntilChanged(by: { $1 - $0 < 3 })
    expectEqual(signal.values(), [1, 4])
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

  @Test("Values with the key of the last value sent are dropped")
  func keys() {
    let words = ["red", "rose", "blue", "black", "gray", "red"]
    expectEqual(words.signal().distinctUntilChanged(at: \.first).values(), ["red", "blue", "gray", "red"])
    expectEqual(
      words.signal().distinctUntilChanged { $0.count }.values(),
      ["red", "rose", "black", "gray", "red"]
    )
    expectEqual(words.signal().distinctUntilChanged { $0.count == $1.count }.values().count, 5)
    expectEqual([String]().signal().distinctUntilChanged(at: \.count).events(), [.completed])
    expectEqual(
      failing(after: "a", "b").distinctUntilChanged(at: \.count).events(),
      [.next("a"), .failed(.one)]
    )
  }
}
