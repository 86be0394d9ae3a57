// error: 'combineLatest' is unavailable: Properties are combined to a property: 'Property.combineLatest(a, b)'.
import ReactiveSignals

func pair(_ a: Property<Int>, _ b: Property<Int>) {
  Signal.combineLatest(a, b).subscribe { print($0) }
}
