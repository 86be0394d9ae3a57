// error: 'combineLatest' is unavailable: The other is on the main actor: write 'property.signal.onMain().combineLatest(other.signal)'.
import ReactiveSignals

@MainActor
func pairs(_ total: MutableProperty<Int>, _ name: MainMutableProperty<String>) {
  total.combineLatest(name).signal.subscribe { print($0) }
}
