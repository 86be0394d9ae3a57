// error: 'window(on:)' is unavailable: Both signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
import ReactiveSignals

struct Broken: Error {}
struct Lost: Error {}

func both(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  first.window(on: second).subscribe { print($0) }
}
