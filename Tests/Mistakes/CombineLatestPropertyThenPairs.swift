// error: 'combineLatest' is unavailable: Pass the signal of the property: 'combineLatest(property.signal)'.
import ReactiveSignals

func sums(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  numbers.map { $0 + 1 }.combineLatest(limit).filter { a, b in a < b }.map { a, b in a + b }.subscribe {
    print($0)
  }
}
