// error: referencing instance method 'flatten(_:buffering:)' on 'SignalProtocol' requires that 'Signal<Int, Never>?' conform to 'SignalProtocol'
// Proves B191: an inner signal that is `nil`
import ReactiveSignals

func all(_ inners: Signal<Signal<Int, Never>?, Never>) {
  inners.flatten().subscribe { print($0) }
}
