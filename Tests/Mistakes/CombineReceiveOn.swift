// error: 'receive(on:)' has been renamed to 'deliver(on:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.receive(on: MainScheduler.shared).subscribe { print($0) }
}
