// error: instance method 'merge' requires that 'MainSignal<Int, Never>' conform to 'SignalProtocol'
import ReactiveSignals

func both(_ a: Signal<Int, Never>, _ b: MainSignal<Int, Never>) -> Signal<Int, Never> {
  a.merge(b).erased
}
