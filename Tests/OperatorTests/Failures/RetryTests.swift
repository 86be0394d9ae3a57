import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct RetryTests {
  @Test(
    "n further attempts follow, then the last failure, and values of all attempts pass",
    .proves("B162"),
    arguments: 0...3
  )
  func times(count: Int) {
    let attempts = Count()
    let signal = Signal<Int, TestFailure>.create { subscriber in
      subscriber.send(attempts.up())
      subscriber.fail(.one)
    }
    #expect(signal.retry(count).events() == (1...count + 1).map { .next($0) } + [.failed(.one)])
    #expect(attempts.value == count + 1)
  }

  @Test("Without a count it retries until completion", .proves("B163"))
  func endless() {
    let attempts = Count()
    let signal = Signal<Int, TestFailure>.create { subscriber in
      let attempt = attempts.up()
      subscriber.send(attempt)
      if attempt < 4 { subscriber.fail(.one) } else { subscriber.complete() }
    }
    #expect(signal.retry().events() == [1, 2, 3, 4].map { .next($0) } + [.completed])
  }

  @Test("A count of 0 means no retry", .proves("B163", "W43"))
  func zero() {
    #expect(failing(after: 1).retry(0).events() == [.next(1), .failed(.one)])
  }

  #if os(macOS) || os(Linux)
  @Test("A negative count traps, and a huge one has no end", .proves("B164"))
  func negative() async throws {
    #expect(failing(after: 1).retry(.max).take(3).values() == [1, 1, 1])
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = failing(after: 1).retry(-1)
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "Can't retry a negative number of times"
      )
    )
  }
  #endif

  @Test("Each attempt starts after the cleanup of the previous one")
  func order() {
    let log = Log<String>()
    let signal = Signal<Int, TestFailure>.create { subscriber in
      log.append("subscribe")
      subscriber.onDispose { log.append("cleanup") }
      subscriber.fail(.one)
    }
    signal.retry(1).subscribe(next: { _ in }, failed: { log.append("\($0)") })
    #expect(log.entries == ["subscribe", "cleanup", "subscribe", "cleanup", "one"])
  }

  @Test("Disposal disposes the running attempt, also from a handler")
  func disposal() {
    let source = Source<Int>()
    source.retry().subscribeEvents { _ in }.dispose()
    #expect(source.ends == 1)
    #expect(failing(after: 1).retry().events(quittingAfter: 3) == [.next(1), .next(1), .next(1)])
  }

  @Test("Many attempts that fail synchronously take constant stack and linear time")
  func many() {
    let count = 100_000
    #expect(failing(after: 1).retry(count).take(count).counted() == (count, true))
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("retry") { $0.retry() }
    expectLaws("retry, twice", repetitions: 20_000) { $0.retry(2) }
    expectReleasesValues("retry, twice") { source, captured in source.retry(2) }
  }
}
