// error: call to actor-isolated instance method 'add' in a synchronous nonisolated context [#ActorIsolatedCall]
import ReactiveSignals

actor Store {
  func add(_ number: Int) {}

  func follow(_ numbers: Signal<Int, Never>) {
    numbers.observe { [weak self] in self?.add($0) }
  }
}
