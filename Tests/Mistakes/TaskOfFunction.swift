// compiles
import ReactiveSignals

struct Broken: Error {}

func page(_ load: @escaping @Sendable () async throws(Broken) -> String) -> Signal<String, Broken> {
  .task(load)
}
