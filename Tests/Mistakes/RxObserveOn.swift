// error: 'observeOn' has been renamed to 'deliver(on:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.observeOn(MainScheduler.shared).subscribe { print($0) }
}
