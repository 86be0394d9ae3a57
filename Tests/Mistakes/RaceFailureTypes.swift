// error: 'race' is unavailable: Both signals have the same types of values and failures: use 'map' or 'mapFailure'.
import ReactiveSignals

struct Broken: Error {}
struct Lost: Error {}

func both(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  first.race(second).subscribe { _ in }
}
