// error: 'bind(to:)' is unavailable: A signal that can fail cannot be bound: use 'replaceFailure(with:)' or 'catch' first.
// Proves B262, W60: a binding of a signal that can fail
import ReactiveSignals

func show(_ loading: Signal<Int, any Error>, in count: MutableProperty<Int>) {
  loading.bind(to: count)
}
