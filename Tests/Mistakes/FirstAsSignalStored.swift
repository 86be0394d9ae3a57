// error: value of type 'Bool?' has no member 'subscribe'
// A call that is correct but for `await` has precedence over all that are unavailable, unless the expression shows that a signal is meant.
import ReactiveSignals

func once(_ isReady: MutableProperty<Bool>) {
  let ready = isReady.signal.filter { $0 }.first()
  ready.subscribe { _ in print("ready") }
}
