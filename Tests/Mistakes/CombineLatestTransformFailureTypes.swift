// error: instance method 'combineLatest' requires the types 'Broken' and 'Lost' be equivalent
import ReactiveSignals

struct Broken: Error {}
struct Lost: Error {}

func both(_ first: Signal<Int, Broken>, _ second: Signal<Int, Lost>) {
  first.combineLatest(second) { $0 + $1 }.subscribe { _ in }
}
