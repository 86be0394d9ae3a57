// error: 'withLatest(from:)' is unavailable: Pass the signal of the property: 'withLatest(from: property.signal)'.
// A closure of two parameters behind the call takes the pair.
import ReactiveSignals

func names(_ counts: Signal<Int, Never>, _ name: MutableProperty<String>) {
  counts.map { $0 + 1 }.withLatest(from: name).map { count, name in "\(count) \(name)" }.subscribe {
    print($0)
  }
}
