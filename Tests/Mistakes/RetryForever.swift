// compiles
import ReactiveSignals

func again(_ numbers: Signal<Int, Never>) {
  numbers.retry(3).subscribe { print($0) }
}
