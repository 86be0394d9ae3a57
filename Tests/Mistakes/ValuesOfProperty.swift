// error: 'values' is unavailable: Use the signal of the property: 'property.signal.values'.
import ReactiveSignals

func show(_ query: MutableProperty<String>) async {
  for await text in query.values { print(text) }
}
