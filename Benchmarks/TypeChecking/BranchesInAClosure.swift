import ReactiveSignals

struct Failure: Error {}

func chain(_ source: Signal<Int, Failure>) -> any Disposable {
  source.flatMap { value -> Signal<String, Failure> in
    if value == 0 { return .empty }
    guard value < 10 else { return .fail(Failure()) }
    return .just("\(value)")
  }
  .map { $0.count + 1 }
  .subscribe(next: { _ in }, failed: { _ in })
}
