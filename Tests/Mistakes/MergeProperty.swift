// error: 'merge' is unavailable: Use the signals of the properties: 'property.signal.merge(other.signal)'.
import ReactiveSignals

func show(_ a: MutableProperty<Int>, _ b: MutableProperty<Int>) {
  a.merge(b).subscribe { print($0) }
}
