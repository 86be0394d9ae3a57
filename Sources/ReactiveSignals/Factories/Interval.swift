import _ReactiveSignalsAtomics

extension Signal where Value == Int, Failure == Never {
  /// Returns a signal that sends 0 after `interval`, 1 after another interval, and so on, until it is disposed.
  ///
  /// ![Marble diagram of interval](interval)
  ///
  ///     Signal.interval(.seconds(1), on: MainScheduler.shared).take(3).subscribe { print($0) }
  ///     // 0   (after 1 second)
  ///     // 1   (after 2 seconds)
  ///     // 2   (after 3 seconds)
  ///
  /// The number of a tick states the time: a countdown such as `60 - n` is right after the subscriber, the scheduler or the process has
  /// been busy. Ticks that fall due meanwhile are skipped with their numbers, except the last one, which is late:
  ///
  ///     // A subscriber that takes 25 seconds for tick 2:
  ///     // 0 1 2 27 28
  ///
  /// Nothing is skipped in virtual time, because no time passes while work runs. A scheduler with the clock of another one
  /// (`TaskScheduler(timedBy:)`) receives each tick that the clock has not skipped. The failure type is inferred as for ``just(_:)``.
  ///
  /// - **Sends**: numbers in increasing order, from 0. Tick *n* is due (*n* + 1) · `interval` after the subscription. It is sent then or
  ///   later, or is skipped.
  /// - **Ends**: never.
  /// - **Disposal**: cancels the timer.
  /// - **Thread**: `scheduler`.
  /// - **Memory**: one timer for each subscription.
  ///
  /// RAC: `interval:onScheduler:withLeeway:`, which sent the date.
  ///
  /// - Parameters:
  ///   - interval: The duration between ticks; positive.
  ///   - tolerance: The duration by which the system may delay a tick to save power.
  ///   - scheduler: The scheduler that measures the time and sends the ticks.
  /// - Returns: A signal of numbers.
  /// - Complexity: O(1) for each tick, plus the timer of `scheduler`.
  public static func interval(
    _ interval: Duration,
    tolerance: Duration = .zero,
    on scheduler: some TimedScheduler
  ) -> Signal<Int, Never> {
    Signal(every: interval, tolerance: tolerance, on: scheduler)
  }
}

extension Signal where Value == Int {
  /// Returns a signal that counts intervals, with the failure type of its context.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func interval(
    _ interval: Duration,
    tolerance: Duration = .zero,
    on scheduler: some TimedScheduler
  ) -> Signal<Int, Failure> {
    Signal(every: interval, tolerance: tolerance, on: scheduler)
  }

  private init(every interval: Duration, tolerance: Duration, on scheduler: some TimedScheduler) {
    stopProgram(unless: interval > .zero, "The interval between ticks must be positive. Pass a longer one")
    let signal = Self.create { subscriber in
      subscriber.add(scheduler.scheduleTicks(every: interval, tolerance: tolerance) { subscriber.send($0) })
    }
    self.init(signal.named("interval"))
  }
}

extension TimedScheduler {
  /// Calls `body` with the number of each tick.
  ///
  /// The number comes from the time, since a scheduler that is busy runs repeating work once for all the times that it has missed. That
  /// run can be later than the next due time, which then has been counted.
  fileprivate func scheduleTicks(
    every interval: Duration,
    tolerance: Duration,
    _ body: @escaping @Sendable (Int) -> Void
  ) -> any Disposable {
    // The queue can be late for a tick that the clock was not late for.
    if let queue = self as? any QueuedScheduler, let clock = queue.serial.clock {
      return clock.scheduleTicks(every: interval, tolerance: tolerance) { tick in
        queue._enqueue { body(tick) }
      }
    }
    let readTime = (self as? any OrderlyScheduler)?.readTime ?? { @Sendable in now }
    let start = readTime()
    let last = Atomic(-1)
    return schedule(after: interval, repeatingEvery: interval, tolerance: tolerance) {
      let tick = (readTime() - start).count(of: interval) - 1
      guard tick > last.load(ordering: .relaxed) else { return }
      last.store(tick, ordering: .relaxed)
      body(tick)
    }
  }
}
