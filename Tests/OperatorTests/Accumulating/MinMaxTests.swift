import TestSupport

@Suite(.withoutLeaks) struct MinMaxTests {
  @Test("The least and the greatest value are sent at completion")
  func values() {
    expectEqual([3, 1, 2].signal().min().events(), [.next(1), .completed])
    expectEqual([2, 3, 1].signal().max().events(), [.next(3), .completed])
    expectEqual([5].signal().min().values(), [5])
    expectEqual([5].signal().max().values(), [5])
  }

  @Test("A custom order gives the first of equal values, as arrays do")
  func order() {
    let words = ["bb", "a", "cc", "d"]
    expectEqual(words.signal().min(by: { $0.count < $1.count }).values(), ["a"])
    expectEqual(words.signal().max(by: { $0.count < $1.count }).values(), ["bb"])
    expectEqual(words.max(by: { $0.count < $1.count }), "bb")
  }

  @Test("nil can be the least value")
  func optionals() {
    let signal = [1, nil, 2].signal()
    expectEqual(signal.min(by: { ($0 ?? 0) < ($1 ?? 0) }).events(), [.next(nil), .completed])
  }
}
