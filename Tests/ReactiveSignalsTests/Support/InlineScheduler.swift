import ReactiveSignals

/// A scheduler that runs work inside the call that schedules it, timed work too.
protocol RunsInline: TimedScheduler {}

extension RunsInline {
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
}

/// A scheduler whose time stands still: it runs repeating work once.
struct InlineScheduler: RunsInline {
  var now: Duration { .zero }

  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(work)
  }
}
