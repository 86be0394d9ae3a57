// error: 'sink(receiveValue:)' has been renamed to 'subscribe(next:)'
import ReactiveSignals

func show(_ names: Signal<String, Never>) {
  names.sink { print($0) }
}
