import TestSupport

@Suite(.withoutLeaks) struct UnfoldTests {
  private let countdown = Signal.unfold(3) { n -> Int? in
    defer { n -= 1 }
    return n > 0 ? n : nil
  }

  @Test("Values are sent until nil, then completion, and each subscription starts anew")
  func events() {
    expectEqual(countdown.events(), [.next(3), .next(2), .next(1), .completed])
    expectEqual(countdown.events(), [.next(3), .next(2), .next(1), .completed])
  }

  @Test("No value is computed after disposal")
  func disposal() {
    let log = Log<Int>()
    let numbers = Signal.unfold(0) { n -> Int? in
      n += 1
      log.append(n)
      return n
    }
    expectEqual(numbers.take(2).events(), [.next(1), .next(2), .completed])
    expectEqual(log.entries, [1, 2])
    expectEqual(numbers.events(quittingAfter: 1), [.next(1)])
    expectEqual(log.entries, [1, 2, 1])
  }
}
