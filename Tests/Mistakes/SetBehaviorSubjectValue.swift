// error: cannot assign to property: 'value' is a get-only property
import ReactiveSignals

func write(_ count: BehaviorSubject<Int, Never>) {
  count.value = 1
}
