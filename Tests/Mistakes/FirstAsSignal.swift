// error: 'first()' is unavailable: Use 'take(1)' for a signal. 'await signal.first()' returns the value.
import ReactiveSignals

func once(_ text: Signal<String, Never>) {
  text.first().subscribe { print($0) }
}
