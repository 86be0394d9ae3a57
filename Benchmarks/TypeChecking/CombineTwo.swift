import ReactiveSignals

func chain(_ a: Signal<Int, Never>, _ b: Signal<String, Never>) -> any Disposable {
  Signal.combineLatest(a, b).map { $0.0 + $0.1.count }.subscribe { _ in }
}
