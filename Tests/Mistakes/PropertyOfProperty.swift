// compiles
import ReactiveSignals

// A warning names the property `property`.
func views(count: MutableProperty<Int>) -> Property<Int> {
  let isPositive = Property(count.map { $0 > 0 })
  print(isPositive.value)
  return Property(count)
}
