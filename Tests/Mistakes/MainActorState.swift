// error: main actor-isolated property 'title' can not be mutated from a Sendable closure
import ReactiveSignals

@MainActor final class Screen {
  var title = ""

  func show(_ titles: Signal<String, Never>) {
    titles.subscribe { self.title = $0 }
  }
}
