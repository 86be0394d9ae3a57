import TestSupport

@Suite("The longest duration is a time that never comes", .withoutLeaks)
struct LongDurationTests {
  static let longest = Duration.seconds(Int64.max)

  typealias Operator = @Sendable (Subject<Int, TestFailure>) -> any Disposable

  static func operators(on scheduler: some TimedScheduler) -> [Operator] {
    [
      { $0.delay(for: longest, on: scheduler).subscribeEvents { _ in } },
      { $0.delay(on: scheduler) { _ in longest }.subscribeEvents { _ in } },
      { $0.delaySubscription(for: longest, on: scheduler).subscribeEvents { _ in } },
      { $0.debounce(for: longest, on: scheduler).subscribeEvents { _ in } },
      { $0.debounce(on: scheduler) { _ in longest }.subscribeEvents { _ in } },
      { $0.throttle(for: longest, on: scheduler).subscribeEvents { _ in } },
      { $0.throttle(on: scheduler) { _ in longest }.subscribeEvents { _ in } },
      { $0.audit(for: longest, on: scheduler).subscribeEvents { _ in } },
      { $0.timeout(after: longest, failingWith: .one, on: scheduler).subscribeEvents { _ in } },
      { $0.timeout(ofSilence: longest, failingWith: .one, on: scheduler).subscribeEvents { _ in } },
      {
        $0.timeout(first: longest, next: longest, failingWith: .one, on: scheduler).subscribeEvents { _ in }
      },
      { $0.take(for: longest, on: scheduler).subscribeEvents { _ in } },
      { $0.skip(for: longest, on: scheduler).subscribeEvents { _ in } },
      { $0.buffer(for: longest, on: scheduler).subscribeEvents { _ in } },
      { $0.buffer(for: longest, every: longest, on: scheduler).subscribeEvents { _ in } },
      {
        $0.window(for: longest, on: scheduler).subscribe(
          next: { $0.subscribeEvents { _ in } },
          failed: { _ in }
        )
      },
      {
        $0.window(for: longest, every: longest, on: scheduler).subscribe(
          next: { $0.subscribeEvents { _ in } },
          failed: { _ in }
        )
      },
      { $0.repeated(after: longest, on: scheduler).subscribeEvents { _ in } },
      {
        $0.retry(3, backoff: .exponential(initial: longest, factor: 9), on: scheduler).subscribeEvents { _ in
        }
      },
      { $0.share(whenUnobserved: .keep(for: longest, on: scheduler)).subscribeEvents { _ in } },
      {
        $0.sample(on: Signal<Int, TestFailure>.interval(longest, tolerance: longest, on: scheduler))
          .subscribeEvents { _ in }
      },
      { $0.merge(Signal<Int, TestFailure>.timer(after: longest, on: scheduler)).subscribeEvents { _ in } },
    ]
  }

  @Test("In virtual time", arguments: operators(on: TestScheduler()).indices)
  func virtualTime(index: Int) {
    let scheduler = TestScheduler()
    // Not at time zero, so that the sum is larger than the duration.
    scheduler.advance(by: .seconds(1))
    let subject = Subject<Int, TestFailure>()
    let subscription = Self.operators(on: scheduler)[index](subject)
    subject.send(1)
    scheduler.advance(by: .seconds(1))
    subject.send(2)
    subject.fail(.one)
    scheduler.advance(by: .seconds(1))
    subscription.dispose()
  }

  @Test("In real time", arguments: operators(on: TestScheduler()).indices)
  func realTime(index: Int) {
    let subject = Subject<Int, TestFailure>()
    let subscription = Self.operators(on: QueueScheduler())[index](subject)
    subject.send(1)
    subject.send(2)
    subject.fail(.one)
    subscription.dispose()
  }

  @Test("A duration fits into another as often as their whole numbers say")
  func counts() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<few(20_000) {
      let duration = Duration.nanoseconds(Int64.random(in: 1...1_000_000_000_000, using: &random))
      let time = duration * Int.random(in: 0...1_000_000_000, using: &random)
      for time in [time - .nanoseconds(1), time, time + .nanoseconds(1)] where time >= .zero {
        expectEqual(Int128(time.count(of: duration)), time.attoseconds / duration.attoseconds)
      }
    }
    expectEqual(Self.longest.count(of: .milliseconds(1)), .max)
    expectEqual(Self.longest.count(of: .seconds(2)), .max / 2)
    expectEqual(Duration.zero.count(of: Self.longest), 0)
  }
}
