// error: 'eraseToAnyPublisher()' is unavailable: Use the property 'erased'.
import ReactiveSignals

func doubled(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
  numbers.map { $0 * 2 }.eraseToAnyPublisher()
}
