public import Foundation
public import ReactiveSignals

extension RunLoop {
  /// Returns a signal that sends the date every `interval` seconds, on this run loop.
  ///
  ///     RunLoop.main.ticks(every: 0.1).subscribe { clock.show($0) }
  ///
  /// For other schedulers, use `Signal.interval`.
  ///
  /// - **Sends**: the date after each interval, the first after one interval, and nothing while the run loop does not
  ///   run in `mode`.
  /// - **Ends**: never.
  /// - **Disposal**: invalidates the timer.
  /// - **Thread**: the run loop's.
  /// - **Memory**: one timer for each subscription.
  ///
  /// - Parameters:
  ///   - interval: The time between two dates, in seconds.
  ///   - tolerance: The time by which the run loop may delay a date, in seconds.
  ///   - mode: The mode of the run loop in which the timer fires.
  /// - Returns: A signal that ends only by disposal.
  /// - Complexity: O(1) for each date, plus the timer of the run loop.
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
