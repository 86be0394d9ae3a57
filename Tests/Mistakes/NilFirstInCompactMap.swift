// error: generic parameter 'T' could not be inferred
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.compactMap { number in
    if number < 0 { return nil }
    return number * 2
  }
  .subscribe { print("\($0)") }
}
