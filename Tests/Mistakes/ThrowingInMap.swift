// error: invalid conversion from throwing function of type '@Sendable (String) throws -> Int' to non-throwing function type '@Sendable (String) -> Int'
import ReactiveSignals

func parse(_ text: String) throws -> Int { text.count }

func numbers(_ texts: Signal<String, Never>) {
  texts.map { try parse($0) }.subscribe { print($0) }
}
