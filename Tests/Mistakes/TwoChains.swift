// error: function declares an opaque return type 'some SignalProtocol<Int, Never>', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]
import ReactiveSignals

func chosen(_ numbers: Signal<Int, Never>, _ flag: Bool) -> some SignalProtocol<Int, Never> {
  if flag {
    return numbers.map { $0 * 2 }
  } else {
    return numbers.filter { $0 > 2 }
  }
}
