// error: missing argument for parameter 'on' in call
import ReactiveSignals

func settled(_ text: Signal<String, Never>) {
  text.debounce(for: .milliseconds(300)).subscribe { print($0) }
}
