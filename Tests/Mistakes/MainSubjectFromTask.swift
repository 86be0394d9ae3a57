// error: main actor-isolated instance method 'send' cannot be called from outside of the actor
import ReactiveSignals

@MainActor final class Model {
  let items = MainSubject<[Int], Never>()

  func load() { Task.detached { self.items.send([1]) } }
}
