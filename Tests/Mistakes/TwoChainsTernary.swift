// error: result values in '? :' expression have mismatching types 'some SignalProtocol<Int, Never>' (result of 'Self.map') and 'some SignalProtocol<Int, Never>' (result of 'Self.filter')
import ReactiveSignals

func chosen(_ numbers: Signal<Int, Never>, _ flag: Bool) {
  let signal = flag ? numbers.map { $0 * 2 } : numbers.filter { $0 > 2 }
  signal.subscribe { print($0) }
}
