// compiles
import ReactiveSignals

struct Broken: Error {}

func both(_ failing: Signal<Int, Broken>) -> Signal<(Int, Int), Broken> {
  failing.combineLatest(Signal.never.merge(Signal.just(0))).erased
}
