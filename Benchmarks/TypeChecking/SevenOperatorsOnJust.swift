import ReactiveSignals

func chain() -> any Disposable {
  Signal.just(1).filter { $0 > 0 }.map { $0 * 2 }.skip(1).distinctUntilChanged().take(100).map { "\($0)" }.subscribe { _ in }
}
