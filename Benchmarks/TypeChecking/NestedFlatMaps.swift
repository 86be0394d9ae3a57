import ReactiveSignals

func chain(_ source: Signal<Int, Never>) -> any Disposable {
  source.flatMap { a in Signal.just(a + 1).flatMap { b in Signal.just(a + b).map { "\($0 + b)" } } }.subscribe { _ in }
}
