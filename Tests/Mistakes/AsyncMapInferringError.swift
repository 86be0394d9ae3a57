// error: 'asyncMap(maxConcurrent:ordered:on:buffering:_:)' is unavailable: State the failure of the signal in the closure, '{ value async throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.
import ReactiveSignals

struct Broken: Error {}

func pages(
  _ numbers: Signal<Int, Broken>,
  _ load: @escaping @Sendable (Int) async throws(Broken) -> String
) -> Signal<String, Broken> {
  numbers.asyncMap { try await load($0) }.erased
}
