import TestSupport

@Suite(.withoutLeaks) struct CompactMapTests {
  @Test("nil results are dropped and others unwrapped")
  func values() {
    let numbers = ["1", "two", "3"].signal().compactMap { Int($0) }
    expectEqual(numbers.events(), [.next(1), .next(3), .completed])
    let none = ["one"].signal().compactMap { Int($0) }
    expectEqual(none.events(), [.completed])
    let unwrapped = [1, nil, 2].signal().compactMap { $0 }
    expectEqual(unwrapped.values(), [1, 2])
  }

  @Test("Only one level is unwrapped")
  func nested() {
    expectEqual([1, nil].signal().compactMap { Int??.some($0) }.values(), [1, nil])
  }
}
