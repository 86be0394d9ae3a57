// error: 'combineLatest' is unavailable: Write 'Property.combineLatest(a, b).map { … }'.
import ReactiveSignals

func sum(_ a: MutableProperty<Int>, _ b: MutableProperty<Int>) -> Property<Int> {
  Property.combineLatest(a, b) { $0 + $1 }
}
