// error: 'zip' is unavailable: Pass the signal of the property: 'zip(property.signal)'.
import ReactiveSignals

func sums(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  numbers.map { $0 + 1 }.zip(limit).map { a, b in a + b }.subscribe { print($0) }
}
