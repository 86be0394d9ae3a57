// error: setter for 'value' is unavailable: Send the value: 'subject.send(…)'.
import ReactiveSignals

func write(_ count: BehaviorSubject<Int, Never>) {
  count.value = 1
}
