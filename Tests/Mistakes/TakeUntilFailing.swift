// error: 'take(until:)' is unavailable: The trigger cannot fail: use 'replaceFailure(with:)' or 'catch' first.
import ReactiveSignals

struct Broken: Error {}
struct Lost: Error {}

func both(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  first.take(until: second).subscribe { _ in }
}
