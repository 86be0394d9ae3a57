// error: 'concat' is unavailable: All signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
import ReactiveSignals

struct Broken: Error {}
struct Lost: Error {}

func both(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  Signal.concat(first, second).subscribe { print($0) }
}
