// compiles
import ReactiveSignals

func more(_ numbers: Signal<Int, Never>) {
  numbers.merge(.just(1)).subscribe { print($0) }
}
