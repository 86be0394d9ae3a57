// error: 'prefix' has been renamed to 'take(_:)'
import ReactiveSignals

func some(_ numbers: Signal<Int, Never>) {
  numbers.prefix(3).subscribe { print($0) }
}
