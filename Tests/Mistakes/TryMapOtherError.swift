// error: 'tryMap' is unavailable: State the failure of the signal in the closure, '{ value throws(LoadError) in … }', and erase a chain that becomes a 'Signal'.
import ReactiveSignals

struct Broken: Error {}
struct Other: Error {}

func parse(_ text: String) throws(Other) -> Int { text.count }

func numbers(_ texts: Signal<String, Broken>) {
  texts.tryMap { text throws(Other) in try parse(text) }.subscribe { print($0) }
}
