// error: 'debounce(for:on:)' is unavailable: A duration has a unit: '.seconds(0.3)' or '.milliseconds(300)'.
import ReactiveSignals

func settled(_ text: Signal<String, Never>) {
  text.debounce(for: 0.3, on: .main).subscribe { print($0) }
}
