import ReactiveSignals

func chain(_ source: Signal<Int, Never>) -> any Disposable {
  source.map { $0 + 1 }.flatMap { Signal.just($0) }.map { $0 * 2 }.flatMap { Signal.just($0) }.map { "\($0)" }
    .subscribe { _ in }
}
