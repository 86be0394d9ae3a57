// error: 'debounce(for:)' is unavailable: Add the scheduler that keeps the time: 'on: .main'.
import ReactiveSignals

func settled(_ text: Signal<String, Never>) {
  text.debounce(for: .milliseconds(300)).subscribe { print($0) }
}
