// error: 'debounce' is unavailable: Write 'debounce(for: .seconds(0.3), on: .main)'.
import ReactiveSignals

func settled(_ text: Signal<String, Never>) {
  text.map { $0.count }.filter { $0 > 3 }.debounce(0.3).subscribe { print($0) }
}
