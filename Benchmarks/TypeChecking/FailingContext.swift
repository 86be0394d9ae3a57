import ReactiveSignals

struct Failure: Error {}

func chain(_ source: Signal<Int, Failure>) -> any Disposable {
  source.flatMap { Signal.just($0 * 2) }.flatMap(.latest) { $0 > 1 ? Signal.just($0) : .empty }.retry(2)
    .catch { _ in Signal.just(0) }.subscribe { _ in }
}
