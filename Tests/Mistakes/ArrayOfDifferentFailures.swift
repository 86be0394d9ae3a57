// error: 'merge' is unavailable: Merged signals have the same types of values and failures: use 'map', 'mapFailure' or 'promoteFailure(to:)'.
import ReactiveSignals

struct Broken: Error {}

func all(_ first: Signal<Int, Broken>, _ second: Signal<Int, Never>) {
  Signal.merge([first, second]).subscribe { print($0) }
}
