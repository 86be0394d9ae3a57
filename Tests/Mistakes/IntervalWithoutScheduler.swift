// error: 'interval' is unavailable: Add the scheduler that keeps the time: 'on: .main'.
import ReactiveSignals

let clicks = Signal.interval(.seconds(1)).map { $0 * 2 }.filter { $0 > 10 }.take(5)
