// error: main actor-isolated property 'prefix' can not be referenced from a Sendable closure
import ReactiveSignals

@MainActor final class Screen {
  var prefix = ""

  func show(_ titles: Signal<String, Never>) {
    titles.map { self.prefix + $0 }.subscribe { print($0) }
  }
}
