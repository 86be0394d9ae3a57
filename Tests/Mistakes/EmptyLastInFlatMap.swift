// compiles
import ReactiveSignals

struct Broken: Error {}

@Sendable func load(_ id: Int) -> Signal<[Int], Broken> { .just([id]) }

func pages(_ ids: Signal<Int, Broken>) -> Signal<Int, Broken> {
  ids
    .flatMap(.latest) { id in
      if id > 0 { return load(id) }
      return .just([])
    }
    .map { $0.count }
    .erased
}
