// error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
import ReactiveSignals

struct LoadError: Error {}
@MainActor func show(_ titles: MainSignal<String, LoadError>, in title: MainMutableProperty<String>) {
  titles.bind(to: title)
}
