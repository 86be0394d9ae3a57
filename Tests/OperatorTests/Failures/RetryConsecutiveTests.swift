import TestSupport

@Suite(.withoutLeaks) struct RetryConsecutiveTests {
  let scheduler = TestScheduler()

  /// Attempts that each send as many values as `counts` says, and then fail. After them an attempt completes.
  private func attempts(_ counts: Int...) -> Signal<Int, TestFailure> {
    let number = Count()
    return .deferred { () -> Signal<Int, TestFailure> in
      let attempt = number.up()
      guard attempt <= counts.count else { return .empty }
      return Signal<Int, TestFailure>.from(Array(repeating: attempt, count: counts[attempt - 1]))
        .concat(Signal<Int, TestFailure>.fail(.one)).erased
    }
  }

  @Test("Only attempts without a value between them are counted")
  func counts() {
    expectEqual(
      attempts(1, 1, 1, 1).retry(consecutive: 1).events(),
      [1, 2, 3, 4].map { .next($0) } + [.completed]
    )
    expectEqual(attempts(0, 0, 0).retry(consecutive: 2).events(), [.failed(.one)])
    expectEqual(attempts(0, 0).retry(consecutive: 2).events(), [.completed])
    expectEqual(attempts(0, 0, 2, 0, 0).retry(consecutive: 2).events(), [.next(3), .next(3), .failed(.one)])
    expectEqual(attempts(1).retry(consecutive: 0).events(), [.next(1), .failed(.one)])
  }

  @Test("The delays begin anew after a value")
  func backoff() {
    let retried = attempts(0, 0, 1, 0).retry(
      consecutive: 2,
      backoff: .exponential(initial: .seconds(1), factor: 3),
      on: scheduler
    )
    let recording = scheduler.record(retried)
    scheduler.run()
    // Delays of 1 and 3 ticks, and after the value of 1 and 3 ticks.
    expectEqual(recording, "----3---|")
  }

  @Test("Nothing is counted before the subscription, and each subscription counts for itself")
  func fresh() {
    let source = Source<Int>()
    let signal = source.retry(consecutive: 1)
    expectEqual(source.subscriptions, 0)
    let failing = Signal<Int, TestFailure>.fail(.one).retry(consecutive: 1)
    expectEqual(failing.events(), [.failed(.one)])
    expectEqual(failing.events(), [.failed(.one)])
    _ = signal
  }

  @Test("Many attempts take constant stack and linear time")
  func many() {
    let count = 20_000
    #expect(failing(after: 1).retry(consecutive: 1).take(count).counted() == (count, true))
  }
}
