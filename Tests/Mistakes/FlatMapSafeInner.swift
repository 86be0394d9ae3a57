// compiles
import ReactiveSignals

struct Broken: Error {}

@Sendable func load(_ id: Int) -> Signal<String, Never> { .just("\(id)") }

func names(_ ids: Signal<Int, Broken>) {
  ids.flatMap { load($0) }.subscribe { print($0) }
}
