import ReactiveSignals

func chain(_ a: Signal<Int, Never>, _ b: Signal<String, Never>) -> any Disposable {
  Signal.combineLatest(a, b, a, b, a)
    .map { (a: Int, b: String, c: Int, d: String, e: Int) in a + b.count + c + d.count + e }.subscribe { _ in }
}
