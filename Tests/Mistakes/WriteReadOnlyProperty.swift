// error: cannot assign to property: 'value' is a get-only property
import ReactiveSignals

func write(_ count: Property<Int>) {
  count.value = 1
}
