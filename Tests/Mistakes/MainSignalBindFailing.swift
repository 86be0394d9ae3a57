import ReactiveSignals

struct LoadError: Error {}
@MainActor func show(_ titles: MainSignal<String, LoadError>, in title: MainMutableProperty<String>) {
  titles.bind(to: title)
}
