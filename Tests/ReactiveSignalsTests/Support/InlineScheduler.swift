import ReactiveSignals

/// A scheduler whose time stands still: it runs all work at once, timed work too.
struct InlineScheduler: TimedScheduler {
  var now: Duration { .zero }

  func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    work()
    return BlockDisposable()
  }

  func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(work)
  }

  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(work)
  }
}
