import TestSupport

@Suite(.withoutLeaks) struct TakeLastTests {
  @Test("Sending stops when the downstream has ended")
  func endedBelow() {
    let log = Log<Int>()
    let signal = (1...5).signal().takeLast(4).map { value in
      log.append(value)
      return value
    }
    expectEqual(signal.take(2).events(), [.next(2), .next(3), .completed])
    expectEqual(log.entries, [2, 3])
  }

  @Test("A huge count takes no memory in advance")
  func huge() {
    expectEqual([1, 2].signal().takeLast(.max).values(), [1, 2])
  }
}
