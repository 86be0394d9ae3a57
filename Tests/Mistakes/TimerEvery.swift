// error: 'timer(every:on:)' has been renamed to 'interval(_:tolerance:on:)'
import ReactiveSignals

struct Moment {}

func tick(_ scheduler: some TimedScheduler) {
  Signal<Moment, Never>.timer(every: .milliseconds(10), on: scheduler).subscribe { print($0) }
  Signal.timer(every: .milliseconds(10), on: scheduler).subscribe { print($0) }
}
