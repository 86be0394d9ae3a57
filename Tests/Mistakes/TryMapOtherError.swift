// error: invalid conversion of thrown error type 'Other' to 'Broken'
import ReactiveSignals

struct Broken: Error {}
struct Other: Error {}

func parse(_ text: String) throws(Other) -> Int { text.count }

func numbers(_ texts: Signal<String, Broken>) {
  texts.tryMap { text throws(Other) in try parse(text) }.subscribe { print($0) }
}
