// compiles
import ReactiveSignals

struct Broken: Error {}

func both(_ numbers: Signal<Int, Never>, _ failing: Signal<Int, Broken>) -> Signal<Int, Broken> {
  numbers.combineLatest(failing) { $0 + $1 }.withLatest(from: numbers).map { $0 + $1 }.erased
}
