// error: capture of 'self' with non-Sendable type 'Model' in a '@Sendable' closure [#SendableClosureCaptures]
import ReactiveSignals

final class Model {
  var total = 0

  func add(_ numbers: Signal<Int, Never>) {
    numbers.subscribe { self.total += $0 }
  }
}
