// compiles
import ReactiveSignals

struct Broken: Error {}

func both(_ numbers: Signal<Int, Never>, _ failing: Signal<Int, Broken>) {
  numbers.merge(failing).subscribe(next: { print($0) }, failed: { print($0) })
}
