// compiles
import ReactiveSignals

func both(_ numbers: Signal<Int, Never>) {
  Signal.merge([numbers.map { $0 * 2 }, numbers.filter { $0 > 2 }]).subscribe { print($0) }
}
