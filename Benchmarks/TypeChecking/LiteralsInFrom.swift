import ReactiveSignals

func chain() -> any Disposable {
  Signal.from([1]).merge(Signal.from([2])).flatMap { Signal.just($0) }.map { $0 + 1 }.concat(Signal.from([3]))
    .subscribe { print($0) }
}
