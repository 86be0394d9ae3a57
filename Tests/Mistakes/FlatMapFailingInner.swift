// compiles
import ReactiveSignals

struct Broken: Error {}

@Sendable func load(_ id: Int) -> Signal<String, Broken> { .just("\(id)") }

func names(_ ids: Signal<Int, Never>) {
  ids.flatMap { load($0) }.subscribe(next: { print($0) }, failed: { print($0) })
}
