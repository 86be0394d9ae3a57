// error: 'tryMap' is unavailable: State the failure of the result in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.
import ReactiveSignals

struct Broken: Error {}

func numbers(
  _ texts: Signal<String, Never>,
  _ parse: @escaping @Sendable (String) throws(Broken) -> Int
) -> Signal<Int, Broken> {
  texts.tryMap { try parse($0) }.erased
}
