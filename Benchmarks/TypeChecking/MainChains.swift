import ReactiveSignals

@MainActor func chain(_ source: MainSubject<Int, Never>) -> any Disposable {
  source.filter { $0 > 0 }.map { $0 * 2 }.skip(1).filter { $0 < 100 }.map { $0 + 1 }.scan(0) { $0 + $1 }
    .distinctUntilChanged().take(100).filter { $0 != 7 }.flatMap { MainSignal.from([$0, $0]) }
    .reduce(0) { $0 + $1 }.map { "\($0)" }.subscribe { _ in }
}

@MainActor func nested(_ source: MainSignal<Int, Never>) -> any Disposable {
  source.flatMap { a in MainSignal.just(a + 1).flatMap { b in MainSignal.just(a + b).map { "\($0 + b)" } } }
    .subscribe { _ in }
}
