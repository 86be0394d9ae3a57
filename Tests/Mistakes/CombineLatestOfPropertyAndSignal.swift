// error: 'combineLatest' is unavailable: Use the signal of the property: 'property.signal.combineLatest(signal)'.
import ReactiveSignals

func pairs(_ query: MutableProperty<String>, _ numbers: Signal<Int, Never>) {
  query.combineLatest(numbers).subscribe { print($0) }
}
