// compiles
import ReactiveSignals

func more(_ numbers: Signal<Int, Never>) {
  numbers.flatMap { .just($0 + 1) }.subscribe { print($0) }
}
