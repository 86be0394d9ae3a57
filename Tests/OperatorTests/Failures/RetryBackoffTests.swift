import TestSupport

@Suite(.withoutLeaks) struct RetryBackoffTests {
  let scheduler = TestScheduler()

  @Test("Without a number of attempts there is no end, and no failure")
  func endless() {
    let source = scheduler.cold("a#", error: TestFailure.one)
    let recording: Recording<String, Never> = scheduler.record(
      source.retry(backoff: .exponential(initial: .seconds(1)), on: scheduler),
      during: "^---------!"
    )
    scheduler.run()
    expectEqual(recording, "a-a--a----")
    expectEqual(
      [1].signal().retry(backoff: .constant(.zero), on: scheduler).events(),
      [.next(1), .completed]
    )
  }

  @Test("The given generator determines the jitter")
  func jitter() {
    let backoff = Backoff.exponential(initial: .seconds(8), jitter: 0.5)
    func subscriptions() -> [Duration] {
      let scheduler = TestScheduler()
      let source = scheduler.cold("#", error: TestFailure.one)
      source.retry(4, backoff: backoff, on: scheduler, using: SplitMix(state: 1)).subscribeEvents { _ in }
      scheduler.run()
      return source.lifetimes.map(\.subscribed)
    }
    let times = subscriptions()
    expectEqual(times.count, 5)
    expectEqual(times, subscriptions())
    for (attempt, (one, next)) in zip(times, times.dropFirst()).enumerated() {
      let nominal = 8.0 * Double(1 << attempt)
      #expect((nominal * 0.5...nominal * 1.5).contains((next - one) / .seconds(1)))
      #expect(next - one != .seconds(nominal))
    }
  }
}

@Suite(.withoutLeaks) struct BackoffTests {
  func delays(_ backoff: Backoff, _ count: Int = 5) -> [Duration] {
    Array(backoff.delays(using: SplitMix(state: 7)).prefix(count))
  }

  @Test("A delay grows by the factor up to the limit")
  func exponential() {
    expectEqual(delays(.exponential(initial: .seconds(1))), [1, 2, 4, 8, 16].map { .seconds($0) })
    expectEqual(
      delays(.exponential(initial: .milliseconds(100), factor: 3), 3),
      [100, 300, 900].map { .milliseconds($0) }
    )
    expectEqual(
      delays(.exponential(initial: .seconds(1), max: .seconds(5))),
      [1, 2, 4, 5, 5].map { .seconds($0) }
    )
    expectEqual(delays(.exponential(initial: .seconds(9), max: .seconds(5)), 2), [5, 5].map { .seconds($0) })
    expectEqual(delays(.constant(.seconds(2)), 3), [2, 2, 2].map { .seconds($0) })
    expectEqual(delays(.exponential(initial: .zero), 2), [.zero, .zero])
  }

  @Test("A delay does not overflow")
  func huge() {
    let last = delays(.exponential(initial: .seconds(1), factor: 1_000), 1_000).last
    expectEqual(last, .seconds(Int64.max))
  }

  @Test("Virtual time does not overflow when delays add up")
  func endOfTime() {
    let scheduler = TestScheduler()
    let recorder = Signal<Int, TestFailure>.fail(.one)
      .retry(100, backoff: .exponential(initial: .seconds(1)), on: scheduler).recorded().recorder
    scheduler.run()
    expectEqual(recorder.events, [.failed(.one)])
  }

  @Test("Jitter stays within its bounds and below the limit")
  func jitter() {
    for delay in delays(.constant(.seconds(10), jitter: 0.2), 1_000) {
      #expect((.seconds(8)...(.seconds(12))).contains(delay))
    }
    for delay in delays(.exponential(initial: .seconds(10), factor: 1, max: .seconds(10), jitter: 1), 1_000) {
      #expect((.zero...(.seconds(10))).contains(delay))
    }
  }

  @Test("Delays that have reached the limit are spread below it")
  func jitterAtTheLimit() {
    for initial in [15, 20, 30] {
      let backoff = Backoff.exponential(
        initial: .seconds(initial),
        factor: 1,
        max: .seconds(30),
        jitter: 0.5
      )
      var delays = backoff.delays(using: SplitMix(state: 3))
      let seconds = (0..<10_000).compactMap { _ in delays.next().map { $0 / .seconds(1) } }
      let (least, most) = (Double(initial) * 0.5, min(Double(initial) * 1.5, 30))
      #expect(seconds.allSatisfy { (least...most).contains($0) })
      // A tenth of the range has about a tenth of the delays.
      let tenth = (most - least) / 10
      for part in 0..<10 {
        let bounds = least + tenth * Double(part)..<least + tenth * Double(part + 1)
        #expect((800...1_200).contains(seconds.count(where: bounds.contains)), "\(bounds) of \(initial) s")
      }
      #expect(Set(seconds).count > 9_000)
    }
  }

  @Test("Delays without a limit, of the longest duration and with the largest factor, do not overflow")
  func extremes() {
    for jitter in [0, 1.0] {
      for initial in [Duration.zero, .nanoseconds(1), .seconds(Int64.max)] {
        for factor in [1, 1e300, .infinity] {
          let backoff = Backoff.exponential(initial: initial, factor: factor, jitter: jitter)
          for delay in self.delays(backoff, 20) {
            #expect((.zero...(.seconds(Int64.max))).contains(delay))
          }
        }
      }
      expectEqual(
        self.delays(.exponential(initial: .seconds(1), max: .zero, jitter: jitter), 3),
        [
          .zero, .zero, .zero,
        ]
      )
    }
  }
}

/// A random generator that gives the same numbers each time.
struct SplitMix: RandomNumberGenerator, Sendable {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
