public import Foundation
public import ReactiveSignals

extension RunLoop {
  /// A signal that sends the date every `interval` seconds, on this run loop.
  ///
  ///     RunLoop.main.ticks(every: 0.1).subscribe { clock.show($0) }
  ///
  /// Each subscription has a timer of its own, which fires first after one interval; disposal ends it. Nothing is
  /// sent while the run loop does not run in `mode`. To tick anywhere else use `Signal.interval`.
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
