// error: cannot convert return expression of type 'Signal<String, any Error>' to return type 'Signal<String, Broken>'
import ReactiveSignals

struct Broken: Error {}

func page(_ load: @escaping @Sendable () async throws(Broken) -> String) -> Signal<String, Broken> {
  let page = Signal.task { try await load() }.retry(2).erased
  return page
}
