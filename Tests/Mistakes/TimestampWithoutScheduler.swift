// error: 'timestamp()' is unavailable: Add the scheduler that keeps the time: 'on: .main'.
import ReactiveSignals

func times(_ numbers: Signal<Int, Never>) {
  numbers.timestamp().subscribe { print($0.time, $0.value) }
}
