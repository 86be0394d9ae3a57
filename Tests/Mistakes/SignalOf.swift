// error: 'of' is unavailable: Use an array: '[1, 2, 3].signal()'.
import ReactiveSignals

let numbers = Signal.of(1, 2, 3)
