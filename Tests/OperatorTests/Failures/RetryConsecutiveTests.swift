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

  @Test("Many attempts take constant stack and linear time")
  func many() {
    let count = 20_000
    #expect(failing(after: 1).retry(consecutive: 1).take(count).counted() == (count, true))
  }
}
