// error: cannot convert value of type 'some SignalProtocol<Int, Never>' (result of 'Self.filter') to closure result type 'some SignalProtocol<Int, Never>' (result of 'Self.map')
import ReactiveSignals

@Sendable func load(_ id: Int) -> Signal<Int, Never> { .just(id) }

func pages(_ ids: Signal<Int, Never>) {
  ids.flatMap { id in
    if id > 0 { return load(id).map { $0 + 1 } }
    return load(id).filter { $0 > 0 }
  }
  .subscribe { print("\($0)") }
}
