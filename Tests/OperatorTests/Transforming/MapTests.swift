import TestSupport

@Suite(.withoutLeaks) struct MapTests {
  @Test("A nil result is a value", .proves("B085", "B086", "W57"))
  func optionals() {
    let signal = [1, 2, 3].signal().map { $0 == 2 ? nil : $0 }
    expectEqual(signal.values(), [1, nil, 3])
  }

  @Test("The closure takes tuples apart, with nil components", .proves("B090"))
  func tuples() {
    let signal = [(1, "a"), (2, nil)].signal().map { number, letter in "\(number)\(letter ?? "-")" }
    expectEqual(signal.values(), ["1a", "2-"])
  }

  @Test("A tuple of a function and its arguments can be applied", .proves("B238"))
  func application() {
    let sum: @Sendable (Int, Int) -> Int = { $0 + $1 }
    let calls = Signal<(@Sendable (Int, Int) -> Int, Int, Int), Never>.just((sum, 1, 2))
    expectEqual(calls.map { function, a, b in function(a, b) }.events(), [.next(3), .completed])
  }

  @Test("The closure runs once for each value and subscription", .proves("B111"))
  func laziness() {
    let log = Log<Int>()
    let signal = [1, 2].signal().map { log.append($0) }
    expectEqual(log.entries, [])
    _ = signal.events()
    _ = signal.events()
    expectEqual(log.entries, [1, 2, 1, 2])
  }

  @Test("A thousand values and a failure are delivered immediately, in order", .proves("W01"))
  func manyValues() {
    let signal = Signal<Int, TestFailure>.create { subscriber in
      for value in 0..<1000 { subscriber.send(value) }
      subscriber.fail(.one)
    }
    let events = signal.map { $0 }.events()
    expectEqual(events, (0..<1000).map { .next($0) } + [.failed(.one)])
  }
}
