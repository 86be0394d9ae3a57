// error: 'flatMap' is unavailable: The inner signals are on the main actor: write 'onMain().flatMap(…)'.
import ReactiveSignals

@MainActor
func found(_ texts: Signal<String, Never>, _ search: @escaping @Sendable (String) -> MainSignal<Int, Never>) {
  texts.flatMap(.latest) { search($0) }.subscribe { print($0) }
}
