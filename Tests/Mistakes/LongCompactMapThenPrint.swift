// error: type 'Any' does not conform to the 'Sendable' protocol
import ReactiveSignals

func show(_ texts: Signal<String, Never>) {
  texts.compactMap { text in
    let trimmed = text.lowercased()
    return Int(trimmed)
  }
  .subscribe { print($0) }
}
