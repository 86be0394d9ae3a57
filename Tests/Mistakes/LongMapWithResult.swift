// compiles
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.map { number -> Int in
    let doubled = number * 2
    return doubled
  }
  .subscribe { print($0) }
}
