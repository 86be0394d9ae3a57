// error: 'withLatest(from:)' is unavailable: Pass the signal of the property: 'withLatest(from: property.signal)'.
import ReactiveSignals

func both(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  numbers.withLatest(from: limit).subscribe { _ in }
}
