// error: cannot infer contextual base in reference to member 'just'
import ReactiveSignals

struct Broken: Error {}

@Sendable func load(_ id: Int) -> Signal<[Int], Broken> { .just([id]) }

func pages(_ ids: Signal<Int, Broken>) -> Signal<Int, Broken> {
  ids
    .flatMap(.latest) { id in
      guard id > 0 else { return .just([]) }
      return load(id)
    }
    .map { $0.count }
    .erased
}
