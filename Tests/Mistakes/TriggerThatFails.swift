// error: 'take(until:)' is unavailable: The trigger cannot fail: use 'replaceFailure(with:)' or 'catch' first.
// Proves B213, W48: a trigger that can fail
import ReactiveSignals

func untilLoaded(_ numbers: Signal<Int, Never>, _ loading: Signal<Int, any Error>) {
  numbers.take(until: loading).subscribe { print($0) }
}
