// error: 'disposed(by:)' has been renamed to 'store(in:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>, _ bag: CompoundDisposable) {
  numbers.subscribe { print($0) }.disposed(by: bag)
}
