// error: 'take(until:)' is unavailable: Pass the changes of the property: 'take(until: property.changes)'.
import ReactiveSignals

func both(_ numbers: Signal<Int, Never>, _ limit: Property<Int>) {
  numbers.take(until: limit).subscribe { _ in }
}
