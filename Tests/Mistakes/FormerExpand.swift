// compiles
import ReactiveSignals

struct Broken: Error {}

func pages(_ first: Signal<Int, Broken>) {
  first.expand(limit: 2) { $0 < 5 ? .just($0 + 1) : .empty }.subscribeEvents { _ in }
  first.expand(limit: 2) { Signal.just($0 + 1).filter { $0 < 5 } }.subscribeEvents { _ in }
  first.expand(maxConcurrent: 2) { Signal.just($0 + 1).filter { $0 < 5 } }.subscribeEvents { _ in }
}
