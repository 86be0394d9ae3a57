// error: 'timeout(ofSilence:switchTo:on:)' is unavailable: Both signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
import ReactiveSignals

struct Broken: Error {}
struct Lost: Error {}

func both(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>, _ clock: some TimedScheduler) {
  first.timeout(ofSilence: .seconds(1), switchTo: second, on: clock).subscribe { print($0) }
}
