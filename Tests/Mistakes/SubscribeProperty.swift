// error: 'subscribe(next:)' is unavailable: Subscribe to the signal of the property: 'property.signal.subscribe { … }'.
import ReactiveSignals

func show(_ count: MutableProperty<Int>) {
  count.subscribe { print($0) }
}
