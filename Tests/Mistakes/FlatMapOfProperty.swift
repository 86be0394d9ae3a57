// error: 'flatMap' is unavailable: Use the signal of the property: 'property.signal.flatMap(.latest) { … }'.
import ReactiveSignals

func found(_ query: MutableProperty<String>, _ search: @escaping @Sendable (String) -> Signal<Int, Never>) {
  query.flatMap(.latest) { search($0) }.subscribe { print($0) }
}
