import ReactiveSignals

@MainActor func show(_ titles: MainSignal<String, Never>) {
  titles.observe { print($0) }
}
