// error: 'combineLatest' is unavailable: Write 'Signal.combineLatest(a, b, c)'.
import ReactiveSignals

func texts(_ a: Signal<Int, Never>, _ b: Signal<Bool, Never>, _ c: Signal<String, Never>) {
  a.combineLatest(b, c).map { "\($0) \($1) \($2)" }.subscribe { print($0) }
}
