// error: 'setFailureType(to:)' has been renamed to 'promoteFailure(to:)'
import ReactiveSignals

struct Broken: Error {}

func failing(_ numbers: Signal<Int, Never>) {
  numbers.setFailureType(to: Broken.self).subscribe { print($0) }
}
