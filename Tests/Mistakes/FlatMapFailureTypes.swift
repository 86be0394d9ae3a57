// error: 'flatMap' is unavailable: The closure returns a signal with the same failures: use 'mapFailure' or 'catch', or 'map' for a value.
import ReactiveSignals

struct Broken: Error {}
struct Lost: Error {}

func both(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  first.flatMap { [second] _ in second }.subscribe { _ in }
}
