// error: 'startWith' has been renamed to 'start(with:)'
import ReactiveSignals

func show(_ numbers: Signal<Int, Never>) {
  numbers.startWith(0).subscribe { print($0) }
}
