// error: type 'Any' does not conform to the 'Sendable' protocol
import ReactiveSignals

struct Broken: Error {}

func show(_ texts: Signal<String, Never>) {
  texts.tryMap { text in
    guard let number = Int(text) else { throw Broken() }
    return number
  }
  .subscribe { print($0) }
}
