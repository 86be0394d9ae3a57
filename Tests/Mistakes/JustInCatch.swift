// compiles
import ReactiveSignals

struct Broken: Error {}

func safe(_ numbers: Signal<Int, Broken>) {
  numbers.catch { _ in .just(1) }.subscribe { print($0) }
}
