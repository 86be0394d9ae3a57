import TestSupport

@Suite(.withoutLeaks) struct RetryAfterTests {
  let scheduler = TestScheduler()

  @Test("Each failure decides about the time until the next attempt")
  func delays() {
    let source = scheduler.cold("a#", error: TestFailure.one)
    let failures = Counter()
    let recording = scheduler.record(
      source.retry(3, on: scheduler) { _ in .seconds(failures.next()) }
    )
    scheduler.run()
    // Delays of 1, 2 and 3 ticks, each counted from a failure. The failure of the last attempt asks nobody.
    expectEqual(recording, "a-a--a---a#")
    expectEqual(failures.value, 3)
    #expect(source.subscriptions == ["^!", "--^!", "-----^!", "---------^!"])
  }

  @Test("Without a time there is no other attempt, and with zero times nobody is asked")
  func ends() {
    let asked = Log<TestFailure>()
    let signal = failing(after: 1).retry(5, on: scheduler) { failure in
      asked.append(failure)
      return nil
    }
    expectEqual(signal.events(), [.next(1), .failed(.one)])
    expectEqual(
      failing(after: 1)
        .retry(0, on: scheduler) { failure in
          asked.append(failure)
          return .zero
        }
        .events(),
      [.next(1), .failed(.one)]
    )
    expectEqual(asked.entries, [.one])
  }

  @Test("It is the retry with a constant backoff where the time is constant, and none where there is none")
  func laws() {
    expectSame("retry(_:on:after:), retry(backoff:)") { $0[0].retry(2, on: $0.time) { _ in .seconds(2) } }
      .and { $0[0].retry(2, backoff: .constant(.seconds(2)), on: $0.time) }
    expectSame("retry(_:on:after:), the signal: without a time") { $0[0].retry(2, on: $0.time) { _ in nil } }
      .and { $0[0].erased }
  }
}
