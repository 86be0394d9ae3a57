import TestSupport

@Suite(.withoutLeaks) struct AppendTests {
  @Test("Sending stops when the downstream has ended")
  func endedBelow() {
    let log = Log<Int>()
    let signal = [Int]().signal().append(1, 2, 3).map { value in
      log.append(value)
      return value
    }
    expectEqual(signal.take(2).events(), [.next(1), .next(2), .completed])
    expectEqual(log.entries, [1, 2])
  }
}
