import ReactiveSignals

func chain(_ a: Signal<Int, Never>, _ b: Signal<String, Never>) -> any Disposable {
  Signal.combineLatest(a, b, a, b).map { a, b, c, d in a + b.count + c + d.count }.subscribe { _ in }
}
