// error: referencing instance method 'bind(to:)' on 'SignalProtocol' requires the types 'any Error' and 'Never' be equivalent
// Proves B262, W60: a binding of a signal that can fail
import ReactiveSignals

func show(_ loading: Signal<Int, any Error>, in count: MutableProperty<Int>) {
  loading.bind(to: count)
}
