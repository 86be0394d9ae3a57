extension Signal where Value == Int, Failure == Never {
  /// A signal that sends 0 on `scheduler`, once, after `delay`, then completes.
  ///
  /// ![Marble diagram of timer](timer)
  ///
  ///     Signal.timer(after: .seconds(1), on: MainScheduler.shared).subscribe { _ in print("ring") }
  ///
  /// Each subscription has a timer of its own; disposing the subscription cancels it. How the signal can fail is
  /// decided as for ``just(_:)``.
  public static func timer(
    after delay: Duration,
    on scheduler: some TimedScheduler
  ) -> Signal<Int, Never> {
    Signal(after: delay, on: scheduler)
  }
}

extension Signal where Value == Int {
  /// A signal that sends 0 on `scheduler`, once, then completes, and fails as its context requires.
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
