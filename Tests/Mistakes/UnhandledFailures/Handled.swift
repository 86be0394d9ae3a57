// The same signals with a handler of the failure compile, and so do all forms for signals that cannot fail.
import ReactiveSignals

func handled<Value: Sendable, Failure: Error>(
  _ values: some SignalProtocol<Value, Failure>,
  _ last: MutableProperty<Value>,
  _ listener: Listener,
  or fallback: Value
) {
  values.subscribe(next: { print($0) }, failed: { print($0) })
  values.subscribe {
    print($0)
  } failed: {
    print($0)
  }
  values.subscribe {
    let copy = $0
    print(copy)
  } failed: { error in
    let copy = error
    print(copy)
  } completed: {
    print("completed")
  }
  values.subscribe(with: listener) {
    print($0, $1)
  } failed: {
    print($0, $1)
  }
  values.subscribeEvents { print($0) }
  values.observeEvents { print($0) }
  values.replaceFailure(with: fallback).subscribe { print($0) }
  values.replaceFailure(with: fallback).observe { print($0) }
  values.replaceFailure(with: fallback).bind(to: last)
  last <~ values.catch { _ in Signal<Value, Never>.empty }
}

func safe(_ numbers: Signal<Int, Never>, _ listener: Listener, _ last: MutableProperty<Int?>) {
  numbers.subscribe()
  numbers.subscribe { print($0) }
  numbers.subscribe(completed: { print("completed") })
  numbers.subscribe {
    print($0)
  } completed: {
    print("completed")
  }
  numbers.subscribe {
    print($0)
  } failed: { _ in
  }
  numbers.subscribe(with: listener) { print($0, $1) }
  numbers.subscribe(with: listener)
  numbers.observe { print($0) }
  numbers.bind(to: last)
  Signal.just(1).subscribe { print($0) }
  Signal.empty.subscribe { (number: Int) in print(number) }
  Signal.create { $0.send(1) }.subscribe { (number: Int) in print(number) }
}
