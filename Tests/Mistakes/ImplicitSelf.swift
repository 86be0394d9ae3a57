// error: reference to property 'title' in closure requires explicit use of 'self' to make capture semantics explicit
// Proves W78: a handler that retains `self` without naming it
import ReactiveSignals

final class Screen: Sendable {
  let title = "Numbers"

  func show(_ numbers: Signal<Int, Never>) {
    numbers.subscribe { (number: Int) in print(title, number) }
  }
}
