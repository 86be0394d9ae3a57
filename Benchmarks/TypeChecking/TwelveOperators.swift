import ReactiveSignals

func chain(_ source: Subject<Int, Never>) -> any Disposable {
  source.filter { $0 > 0 }.map { $0 * 2 }.skip(1).filter { $0 < 100 }.map { $0 + 1 }.scan(0) { $0 + $1 }
    .distinctUntilChanged().take(100).filter { $0 != 7 }.flatMap { Signal.from([$0, $0]) }
    .reduce(0) { $0 + $1 }.map { "\($0)" }.subscribe { _ in }
}
