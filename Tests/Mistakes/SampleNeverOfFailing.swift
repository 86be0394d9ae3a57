// compiles
import ReactiveSignals

struct Broken: Error {}

func prices(_ feed: Signal<Double, Broken>, _ ticks: Signal<Int, Never>) -> Signal<Double, Broken> {
  feed.sample(on: ticks).erased
}
