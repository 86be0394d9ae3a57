// compiles
import ReactiveSignals

func safe(_ numbers: Signal<Int, Never>) {
  numbers.catch { _ in .just(1) }.subscribe { print($0) }
}
