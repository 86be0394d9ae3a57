// error: 'combineLatest' is unavailable: Pass the signal of the property: 'combineLatest(property.signal)'.
import ReactiveSignals

func both(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  numbers.combineLatest(limit).subscribe { _ in }
}
