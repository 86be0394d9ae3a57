// compiles
import ReactiveSignals

struct Broken: Error {}

func both(_ numbers: Signal<Int, Never>, _ failing: Signal<Int, Broken>) {
  numbers.merge(failing).subscribe { print($0) }
}
