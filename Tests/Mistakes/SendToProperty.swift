// error: 'send' is unavailable: Assign to the property: 'property.value = …'.
import ReactiveSignals

func write(_ count: MutableProperty<Int>) {
  count.send(1)
}
