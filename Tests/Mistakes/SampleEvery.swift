// error: 'sample(every:)' is unavailable: Write 'sample(on: .interval(.seconds(1), on: .main))'.
import ReactiveSignals

func slow(_ numbers: Signal<Int, Never>) {
  numbers.map { $0 + 1 }.sample(every: .seconds(1)).subscribe { print($0) }
}
