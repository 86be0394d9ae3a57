// error: 'drive' has been renamed to 'bind(to:)'
import ReactiveSignals

func connect(_ names: Signal<String, Never>, _ label: MutableProperty<String>) {
  names.bind(to: label)
  names.drive(label)
}
