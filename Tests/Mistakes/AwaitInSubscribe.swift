// error: 'subscribe' is unavailable: A handler does not wait: use 'asyncMap { await … }.subscribe()', or 'for await value in signal.values'.
import ReactiveSignals

actor Store { func add(_ number: Int) {} }

func keep(_ numbers: Signal<Int, Never>, in store: Store) {
  numbers.subscribe { await store.add($0) }
}
