// error: call to main actor-isolated instance method 'subscribe(next:completed:)' in a synchronous actor-isolated context [#ActorIsolatedCall]
import ReactiveSignals

actor Store {
  var sum = 0

  func follow(_ numbers: MainSignal<Int, Never>) {
    numbers.subscribe { self.sum += $0 }
  }
}
