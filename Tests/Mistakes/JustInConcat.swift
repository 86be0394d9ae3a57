// compiles
import ReactiveSignals

func more(_ numbers: Signal<Int, Never>) {
  numbers.concat(.just(1)).subscribe { print($0) }
}
