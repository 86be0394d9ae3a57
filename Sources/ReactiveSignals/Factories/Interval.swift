import Synchronization

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
  /// Delays do not accumulate. The failure type is inferred as for ``just(_:)``.
  ///
  /// - **Sends**: 0, 1, 2 and so on. Tick *n* is sent (*n* + 1) · `interval` after the subscription, or later.
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
      let ticks = Atomic(0)
      subscriber.add(
        scheduler.schedule(after: interval, repeatingEvery: interval, tolerance: tolerance) {
          subscriber.send(ticks.wrappingAdd(1, ordering: .relaxed).oldValue)
        }
      )
    }
    self.init(signal.named("interval"))
  }
}
