// error: 'withLatest(from:)' is unavailable: The property is on the main actor: write 'onMain().withLatest(from: property.signal)'.
import ReactiveSignals

@MainActor
func pairs(_ clicks: Signal<Int, Never>, _ name: MainMutableProperty<String>) {
  clicks.withLatest(from: name).subscribe { print($0) }
}
