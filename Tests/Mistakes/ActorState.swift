// error: actor-isolated property 'total' can not be mutated from a Sendable closure
import ReactiveSignals

actor Store {
  var total = 0

  func add(_ numbers: Signal<Int, Never>) {
    numbers.subscribe { self.total += $0 }
  }
}
