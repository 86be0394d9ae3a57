// compiles
import ReactiveSignals

struct Broken: Error {}

@Sendable func load(_ id: Int) -> Signal<[Int], Broken> { .just([id]) }

func pages(_ ids: Signal<Int, Never>) -> Signal<Int, Broken> {
  ids
    .flatMap(.latest) { id -> Signal<[Int], Broken> in
      guard id > 0 else { return .just([]) }
      return load(id)
    }
    .map { $0.count }
    .erased
}
