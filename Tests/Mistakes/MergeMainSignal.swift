// error: 'merge' is unavailable: The other signal is on the main actor: write 'onMain().merge(…)'.
import ReactiveSignals

@MainActor
func all(_ numbers: Signal<Int, Never>, _ others: MainSignal<Int, Never>) {
  numbers.merge(others).subscribe { print($0) }
}
