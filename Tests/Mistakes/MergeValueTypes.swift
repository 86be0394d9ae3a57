// error: 'merge' is unavailable: Merged signals have the same types of values and failures: use 'map' or 'mapFailure'.
import ReactiveSignals

func both(_ numbers: Signal<Int, Never>, _ names: Signal<String, Never>) {
  numbers.merge(names).subscribe { print($0) }
}

// Proves W61: values of different types in one signal
