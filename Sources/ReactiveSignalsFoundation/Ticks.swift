public import Foundation
public import ReactiveSignals

extension RunLoop {
  /// Returns a signal that sends the date every `interval` seconds, on this run loop.
  ///
  ///     RunLoop.main.ticks(every: 0.1).subscribe { clock.show($0) }
  ///
  /// Each subscription has its own timer, which fires first after one interval. Disposal invalidates the timer. The signal sends
  /// nothing while the run loop does not run in `mode`. For other schedulers, use `Signal.interval`.
  ///
  /// - Parameters:
  ///   - interval: The time between two dates, in seconds.
  ///   - tolerance: The time by which the run loop may delay a date, in seconds.
  ///   - mode: The mode of the run loop in which the timer fires.
  /// - Returns: A signal that ends only by disposal.
  public func ticks(
    every interval: TimeInterval,
    tolerance: TimeInterval = 0,
    mode: RunLoop.Mode = .common
  ) -> Signal<Date, Never> {
    // Any thread may add a timer to a run loop, and invalidate one.
    let runLoop = UncheckedSendable(self)
    return .create { subscriber in
      let timer = UncheckedSendable(
        Timer(timeInterval: interval, repeats: true) { timer in subscriber.send(timer.fireDate) }
      )
      timer.wrapped.tolerance = tolerance
      subscriber.onDispose { timer.wrapped.invalidate() }
      runLoop.wrapped.add(timer.wrapped, forMode: mode)
    }
  }
}
