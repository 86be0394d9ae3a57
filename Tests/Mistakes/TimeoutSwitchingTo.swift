// error: 'timeout(after:switchingTo:on:)' has been renamed to 'timeout(after:switchTo:on:)'
import ReactiveSignals

func page(_ request: Signal<Int, Never>, _ clock: some TimedScheduler) {
  request.timeout(after: .seconds(3), switchingTo: Signal.just(0), on: clock).subscribe { _ in }
}
