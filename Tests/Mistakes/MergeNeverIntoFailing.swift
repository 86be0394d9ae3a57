// compiles
import ReactiveSignals

struct Broken: Error {}

func both(_ numbers: Signal<Int, Never>, _ failing: Signal<Int, Broken>) {
  failing.merge(numbers).subscribe(next: { print($0) }, failed: { print($0) })
}
