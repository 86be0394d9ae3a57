// error: cannot convert value of type '@Sendable (Int) -> Signal<Int, Broken>' to expected argument type '@Sendable (Int) -> Signal<Int, Never>'
import ReactiveSignals

struct Broken: Error {}

@Sendable func load(_ id: Int) -> Signal<Int, Broken> { .just(id) }

func pages(_ ids: Signal<Int, Never>) -> Signal<Int, Never> {
  ids.flatMap { load($0) }.erased
}
