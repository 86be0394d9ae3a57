// compiles
import ReactiveSignals

struct Broken: Error {}

@Sendable func load(_ id: Int) -> Signal<String, Never> { .just("\(id)") }

func names(_ ids: Signal<Int, Broken>) {
  ids.flatMap { load($0) }.subscribe(next: { print($0) }, failed: { print($0) })
}
