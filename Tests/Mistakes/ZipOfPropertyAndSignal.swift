// error: 'zip' is unavailable: Use the signal of the property: 'property.signal.zip(signal)'.
import ReactiveSignals

func sums(_ price: Property<Int>, _ limits: Signal<Int, Never>) {
  price.zip(limits).map { a, b in a + b }.subscribe { print($0) }
}
