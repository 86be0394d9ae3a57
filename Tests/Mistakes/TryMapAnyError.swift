// compiles
import ReactiveSignals

func parse(_ text: String) throws -> Int { text.count }

func numbers(_ texts: Signal<String, Never>) {
  texts.tryMap { try parse($0) }.subscribe(next: { print($0) }, failed: { print($0) })
}
