import TestSupport
import Testing

@Suite(.withoutLeaks) struct UnfoldTests {
  private let countdown = Signal.unfold(3) { n -> Int? in
    defer { n -= 1 }
    return n > 0 ? n : nil
  }

  @Test("Values are sent until nil, then completion, and each subscription starts anew")
  func events() {
    #expect(countdown.events() == [.next(3), .next(2), .next(1), .completed])
    #expect(countdown.events() == [.next(3), .next(2), .next(1), .completed])
  }

  @Test("An initial nil makes an empty signal")
  func empty() {
    #expect(Signal<Int, Never>.unfold(0) { _ in nil }.events() == [.completed])
  }

  @Test("No value is computed after disposal")
  func disposal() {
    let log = Log<Int>()
    let numbers = Signal.unfold(0) { n -> Int? in
      n += 1
      log.append(n)
      return n
    }
    #expect(numbers.take(2).events() == [.next(1), .next(2), .completed])
    #expect(log.entries == [1, 2])
    #expect(numbers.events(quittingAfter: 1) == [.next(1)])
    #expect(log.entries == [1, 2, 1])
  }
}
