// compiles
import ReactiveSignals

func has(_ numbers: Signal<Int, Never>) {
  numbers.contains(3).subscribe { print($0) }
}
