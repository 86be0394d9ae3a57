extension Signal where Value == Int, Failure == Never {
  /// Returns a signal that sends 0 on `scheduler` after `delay`, and completes.
  ///
  /// ![Marble diagram of timer](timer)
  ///
  ///     Signal.timer(after: .seconds(1), on: scheduler).subscribe(next: { print($0) }, completed: { print("done") })
  ///     // 0
  ///     // done
  ///
  /// The failure type is inferred as for ``just(_:)``.
  ///
  /// - **Sends**: 0, `delay` after the subscription.
  /// - **Ends**: completes after the value. It never fails.
  /// - **Disposal**: cancels the timer.
  /// - **Thread**: `scheduler`.
  /// - **Memory**: one timer for each subscription.
  ///
  /// - Parameters:
  ///   - delay: The delay.
  ///   - scheduler: The scheduler that measures the time and sends the value.
  /// - Returns: A signal of one value.
  /// - Complexity: O(1), plus the timer of `scheduler`.
  public static func timer(
    after delay: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Int, Never> {
    Signal(after: delay, on: scheduler)
  }
}

extension Signal where Value == Int {
  /// Returns a signal that sends 0 on `scheduler` after `delay`, and completes, with the failure type of its context.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func timer(
    after delay: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Int, Failure> {
    Signal(after: delay, on: scheduler)
  }

  private init(after delay: Duration, on scheduler: some TimedScheduler) {
    let signal = Self.create { subscriber in
      subscriber.add(
        scheduler.schedule(after: delay) {
          subscriber.send(0)
          subscriber.complete()
        }
      )
    }
    self.init(signal.named("timer"))
  }
}
