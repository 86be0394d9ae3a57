// error: 'nil' cannot be used in context expecting type 'Signal<Int, Never>'
// Proves B049: a closure of `deferred` that returns `nil`
import ReactiveSignals

func numbers(_ isReady: Bool, _ source: Signal<Int, Never>) -> Signal<Int, Never> {
  .deferred { isReady ? source : nil }
}
