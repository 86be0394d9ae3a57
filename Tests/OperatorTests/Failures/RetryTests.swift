import TestSupport

@Suite(.withoutLeaks) struct RetryTests {
  @Test("n more attempts follow, then the last failure; all values pass", .proves("B162"), arguments: 0...3)
  func times(count: Int) {
    let attempts = Count()
    let signal = Signal<Int, TestFailure>.create { subscriber in
      subscriber.send(attempts.up())
      subscriber.fail(.one)
    }
    expectEqual(signal.retry(count).events(), (1...count + 1).map { .next($0) } + [.failed(.one)])
    expectEqual(attempts.value, count + 1)
  }

  @Test("Without a count it retries until completion", .proves("B163"))
  func endless() {
    let attempts = Count()
    let signal = Signal<Int, TestFailure>.create { subscriber in
      let attempt = attempts.up()
      subscriber.send(attempt)
      if attempt < 4 { subscriber.fail(.one) } else { subscriber.complete() }
    }
    expectEqual(signal.retry().events(), [1, 2, 3, 4].map { .next($0) } + [.completed])
  }

  @Test("A count of 0 means no retry", .proves("B163", "W43"))
  func zero() {
    expectEqual(failing(after: 1).retry(0).events(), [.next(1), .failed(.one)])
  }

  @Test("A huge count has no end", .proves("B164"))
  func huge() { expectEqual(failing(after: 1).retry(.max).take(3).values(), [1, 1, 1]) }

  @Test("Each attempt starts after the cleanup of the previous one")
  func order() {
    let log = Log<String>()
    let signal = Signal<Int, TestFailure>.create { subscriber in
      log.append("subscribe")
      subscriber.onDispose { log.append("cleanup") }
      subscriber.fail(.one)
    }
    signal.retry(1).subscribe(next: { _ in }, failed: { log.append("\($0)") })
    expectEqual(log.entries, ["subscribe", "cleanup", "subscribe", "cleanup", "one"])
  }

  @Test("Many attempts that fail synchronously take constant stack and linear time")
  func many() {
    let count = 20_000
    #expect(failing(after: 1).retry(count).take(count).counted() == (count, true))
  }
}
