// error: 'removeDuplicates()' has been renamed to 'distinctUntilChanged()'
import ReactiveSignals

func changes(_ numbers: Signal<Int, Never>) {
  numbers.removeDuplicates().subscribe { print($0) }
}
