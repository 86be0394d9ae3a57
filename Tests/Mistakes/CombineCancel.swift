// error: 'cancel()' has been renamed to 'dispose()'
import ReactiveSignals

func stop(_ numbers: Signal<Int, Never>) {
  let subscription = numbers.subscribe { print($0) }
  subscription.cancel()
}
