// error: 'merge' is unavailable: Pass the signal of the property: 'merge(property.signal)'.
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>, _ count: MutableProperty<Int>) {
  numbers.merge(count).subscribe { print($0) }
}
