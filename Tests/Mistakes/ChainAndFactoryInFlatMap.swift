// error: generic parameter 'T' could not be inferred
import ReactiveSignals

@Sendable func load(_ id: Int) -> Signal<Int, Never> { .just(id) }

func pages(_ ids: Signal<Int, Never>) {
  ids.flatMap { id in
    if id > 0 { return load(id).map { $0 + 1 } }
    return .empty
  }
  .subscribe { print("\($0)") }
}
