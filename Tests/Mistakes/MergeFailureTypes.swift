// error: 'merge' is unavailable: Merged signals have the same types of values and failures: use 'map', 'promoteFailure(to:)' or 'mapFailure'.
import ReactiveSignals

struct Broken: Error {}

func both(_ numbers: Signal<Int, Never>, _ failing: Signal<Int, Broken>) {
  numbers.merge(failing).subscribe { print($0) }
}
