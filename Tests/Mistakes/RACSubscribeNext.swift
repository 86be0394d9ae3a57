// error: 'subscribeNext' has been renamed to 'subscribe(next:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.subscribeNext { print($0) }
}
