// error: invalid conversion of thrown error type 'any Error' to 'Broken'
import ReactiveSignals

struct Broken: Error {}

func page(_ load: @escaping @Sendable () async throws(Broken) -> String) -> Signal<String, Broken> {
  .task { try await load() }
}
