import ReactiveSignals
import Synchronization

/// A number that handlers count up.
final class Count: Sendable {
  private let number = Atomic<Int>(0)

  var value: Int { number.load(ordering: .relaxed) }

  /// Counts one more, and returns how many there are now.
  @discardableResult
  func up() -> Int { number.add(1, ordering: .relaxed).newValue }
}

extension SignalProtocol {
  /// How many values a new subscriber gets before subscribing returns, and whether completion follows: for those so
  /// many that a list of them would take long.
  func counted() -> (values: Int, completed: Bool) {
    let values = Count()
    let completions = Count()
    subscribe(next: { _ in values.up() }, completed: { completions.up() })
    return (values.value, completions.value == 1)
  }
}
