// error: 'bind(to:)' is unavailable: A 'Property' is read-only. Bind to a 'MutableProperty', or make the property with 'Property(initial: …, then: …)'.
import ReactiveSignals

func show(_ titles: Signal<String, Never>, _ title: Property<String>) {
  titles.bind(to: title)
}
