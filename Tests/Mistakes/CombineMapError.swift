// error: 'mapError' has been renamed to 'mapFailure(_:)'
import ReactiveSignals

struct Broken: Error {}
struct Other: Error {}

func mapped(_ numbers: Signal<Int, Broken>) {
  numbers.mapError { _ in Other() }.subscribe { print($0) }
}
