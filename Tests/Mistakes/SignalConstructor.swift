// error: 'init(_:)' is unavailable: Use 'Signal.create { subscriber in … }'.
import ReactiveSignals

let numbers = Signal<Int, Never> { subscriber in
  subscriber.send(1)
}
