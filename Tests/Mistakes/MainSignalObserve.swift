// error: 'observe' is unavailable: The events are on the main actor: use 'subscribe'.
import ReactiveSignals

@MainActor func show(_ titles: MainSignal<String, Never>) {
  titles.observe { print($0) }
}
