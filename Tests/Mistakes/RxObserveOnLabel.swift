// error: 'observe(on:_:)' has been renamed to 'deliver(on:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.observe(on: MainScheduler.shared).subscribe { print($0) }
}
