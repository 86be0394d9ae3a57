// error: 'withLatest(from:)' is unavailable: Use the signal of the property: 'property.signal.withLatest(from: other)'.
import ReactiveSignals

func sums(_ price: Property<Int>, _ limits: Signal<Int, Never>) {
  price.withLatest(from: limits).map { a, b in a + b }.subscribe { print($0) }
}
