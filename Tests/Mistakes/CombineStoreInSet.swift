// error: 'store(in:)' is unavailable: Keep subscriptions in a 'ScopedDisposable', which needs no '&'.
import ReactiveSignals

func keep(_ numbers: Signal<Int, Never>) {
  var bag = Set<Int>()
  numbers.subscribe { print($0) }.store(in: &bag)
}
