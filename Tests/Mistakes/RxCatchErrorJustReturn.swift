// error: 'catchAndReturn' has been renamed to 'replaceFailure(with:)'
import ReactiveSignals

struct Broken: Error {}

func safe(_ numbers: Signal<Int, Broken>) {
  numbers.catchAndReturn(0).subscribe { print($0) }
}
