// error: 'combineLatest' is unavailable: Write 'Property.combineLatest(a, b, c)'.
import ReactiveSignals

func texts(_ a: MutableProperty<Int>, _ b: MutableProperty<Bool>, _ c: MutableProperty<String>) -> Property<
  String
> {
  a.combineLatest(b, c).map { "\($0) \($1) \($2)" }
}
