// error: 'just' is unavailable: Use an array: '[1, 2, 3].signal()'.
import ReactiveSignals

let numbers = Signal.just(1, 2, 3)
