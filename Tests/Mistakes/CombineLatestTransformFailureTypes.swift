// error: 'combineLatest' is unavailable: Both signals have the same failures: use 'mapFailure' or 'catch'.
import ReactiveSignals

struct Broken: Error {}
struct Lost: Error {}

func both(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  first.combineLatest(second) { $0 + $1 }.subscribe { _ in }
}
