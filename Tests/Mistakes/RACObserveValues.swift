// error: 'observeValues' has been renamed to 'subscribe(next:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.observeValues { print($0) }
}
