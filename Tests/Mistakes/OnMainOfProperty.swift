// error: 'onMain()' is unavailable: Use the signal of the property: 'property.signal.onMain()'.
import ReactiveSignals

@MainActor
func show(_ query: MutableProperty<String>) {
  query.onMain().subscribe { print($0) }
}
