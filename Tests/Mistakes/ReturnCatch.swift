// compiles
import ReactiveSignals

struct Broken: Error {}

func pages(_ ids: Signal<Int, Never>, _ load: @escaping @Sendable (Int) -> Signal<[Int], Broken>) -> Signal<
  [Int], Never
> {
  ids.flatMap(.latest) { id in
    guard id > 0 else { return .just([0]) }
    return load(id).retry(2).catch { _ in .just([]) }
  }
  .erased
}
