// compiles
import ReactiveSignals

func firstLarge(_ numbers: Signal<Int, Never>) {
  numbers.first { $0 > 10 }.subscribe { print($0) }
}
