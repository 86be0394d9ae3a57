// error: cannot form key path to actor-isolated property 'title'
import ReactiveSignals

actor Store {
  var title = ""

  @MainActor func follow(_ titles: MainSignal<String, Never>) {
    titles.bind(to: \.title, on: self)
  }
}
