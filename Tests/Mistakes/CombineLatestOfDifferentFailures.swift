// error: 'combineLatest' is unavailable: All signals have the same failures: use 'mapFailure', 'catch' or 'promoteFailure(to:)'.
import ReactiveSignals

struct Broken: Error {}
struct Lost: Error {}

func both(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  Signal.combineLatest(first, second).subscribe { print($0, $1) }
}
