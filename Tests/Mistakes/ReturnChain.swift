// error: cannot convert return expression of type 'some SignalProtocol<Int, Never>' to return type 'Signal<Int, Never>'
import ReactiveSignals

func doubled(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.map { $0 * 2 }
}
