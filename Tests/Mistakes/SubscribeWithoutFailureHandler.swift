// compiles
// The failures of an execution are also announced by its command, and those of a shared signal have other subscribers.
import ReactiveSignals

struct Broken: Error {}

func show(_ texts: Signal<String, Broken>) {
  texts.subscribe { print($0) }
}
