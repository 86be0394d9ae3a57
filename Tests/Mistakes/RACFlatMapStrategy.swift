// error: 'skipRepeats()' has been renamed to 'distinctUntilChanged()'
import ReactiveSignals

func search(_ text: Signal<String, Never>) {
  text.flatMap(.latest) { Signal<Int, Never>.just($0.count) }.skipRepeats().subscribe { print($0) }
}
