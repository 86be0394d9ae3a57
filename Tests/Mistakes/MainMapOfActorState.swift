// error: actor-isolated property 'rate' can not be referenced from the main actor
import ReactiveSignals

actor Store {
  var rate = 2

  @MainActor func prices(_ amounts: MainSignal<Int, Never>) -> MainSignal<Int, Never> {
    amounts.map { $0 * self.rate }
  }
}
