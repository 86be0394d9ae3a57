// error: 'create' is unavailable: The closure returns nothing. Register cleanup with 'subscriber.onDispose { … }' or 'subscriber.add(…)'.
import ReactiveSignals

let numbers = Signal<Int, Never>.create { subscriber in
  subscriber.send(1)
  return BlockDisposable()
}
