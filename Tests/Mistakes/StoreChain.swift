// error: cannot assign value of type 'some SignalProtocol<Int, Never>' to type 'Signal<Int, Never>'
import ReactiveSignals

struct Model {
  let doubled: Signal<Int, Never>

  init(_ numbers: Signal<Int, Never>) {
    doubled = numbers.map { $0 * 2 }
  }
}
