// error: static method 'switch(on:cases:default:)' requires that 'Int' conform to 'SignalProtocol'
// Proves B208: a case that is not a signal
import ReactiveSignals

func page(_ tab: Signal<String, Never>, _ other: Signal<Int, Never>) -> Signal<Int, Never> {
  .switch(on: tab, cases: ["home": 1], default: other).erased
}
