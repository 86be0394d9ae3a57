// error: 'flatMap' is unavailable: The closure returns a signal with the same failures: use 'mapFailure' or 'catch', or 'map' for a value.
import ReactiveSignals

func names(_ ids: Signal<Int, Never>) {
  ids.flatMap { "\($0)" }.subscribe { print($0) }
}

// Proves B078: a closure of `flatMap` that returns no signal
