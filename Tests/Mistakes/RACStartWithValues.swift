// error: 'startWithValues' has been renamed to 'subscribe(next:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.startWithValues { print($0) }
}
