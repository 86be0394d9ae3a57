// error: main actor-isolated property 'count' can not be mutated from a nonisolated context
import ReactiveSignals

@MainActor final class Model {
  @MainMutableProperty var count = 0

  nonisolated func received(_ number: Int) { count = number }
}
