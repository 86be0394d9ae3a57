// compiles
import ReactiveSignals

func sums(_ a: Signal<Int, Never>, _ b: Signal<Int, Never>) {
  a.combineLatest(b) { $0 + $1 }.subscribe { print($0) }
}
