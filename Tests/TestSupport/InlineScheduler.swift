package import ReactiveSignals

/// A scheduler that runs work inside the call that schedules it, timed work too.
package protocol RunsInline: TimedScheduler {}

extension RunsInline {
  package func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    work()
    return BlockDisposable()
  }

  package func schedule(
    after delay: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(work)
  }
}

/// A scheduler whose time stands still: it runs repeating work once.
package struct InlineScheduler: RunsInline {
  package init() {}

  package var now: Duration { .zero }

  package func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    schedule(work)
  }
}
