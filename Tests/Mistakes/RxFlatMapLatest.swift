// error: 'flatMapLatest' is unavailable: Use 'flatMap(.latest) { … }'.
import ReactiveSignals

func search(_ text: Signal<String, Never>) {
  text.flatMapLatest { Signal<Int, Never>.just($0.count) }.subscribe { print($0) }
}
