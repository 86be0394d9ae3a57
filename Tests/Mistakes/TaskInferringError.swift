// error: 'task(on:_:)' is unavailable: Swift infers 'any Error' here. State the error, '{ () async throws(LoadError) in … }', or pass the function: '.task(load)'.
import ReactiveSignals

struct Broken: Error {}

func page(_ load: @escaping @Sendable () async throws(Broken) -> String) -> Signal<String, Broken> {
  .task { try await load() }
}
