// error: 'filter' is unavailable: Use the signal of the property: 'property.signal.filter { … }'.
import ReactiveSignals

func show(_ count: Property<Int>) {
  count.filter { $0 > 0 }.subscribe { print($0) }
}
