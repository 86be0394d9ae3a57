// error: 'flatMap' is unavailable: The closure returns a signal with the same failures: use 'promoteFailure(to:)' or 'mapFailure', or 'map' for a value.
import ReactiveSignals

struct Broken: Error {}

@Sendable func load(_ id: Int) -> Signal<String, Broken> { .just("\(id)") }

func names(_ ids: Signal<Int, Never>) {
  ids.flatMap { load($0) }.subscribe { print($0) }
}
