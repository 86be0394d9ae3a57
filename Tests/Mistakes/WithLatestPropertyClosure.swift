// error: 'withLatest(from:_:)' is unavailable: Pass the signal of the property: 'withLatest(from: property.signal) { … }'.
import ReactiveSignals

func sums(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  numbers.withLatest(from: limit) { a, b in a + b }.subscribe { print($0) }
}
