import ReactiveSignals

struct LoadError: Error {}
@MainActor func show(_ titles: MainSignal<String, LoadError>) {
  titles.subscribe { print($0) }
}
