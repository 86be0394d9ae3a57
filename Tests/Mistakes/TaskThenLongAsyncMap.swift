// compiles
import ReactiveSignals

struct Broken: Error {}

actor Cache { func store(_ text: String) {} }

func page(
  _ cache: Cache,
  _ load: @escaping @Sendable () async throws(Broken) -> String
) -> Signal<String, Broken> {
  let page = Signal.task { () async throws(Broken) in try await load() }
    .asyncMap { text in
      await cache.store(text)
      return text
    }
    .erased
  return page
}
