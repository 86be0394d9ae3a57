package import ReactiveSignals
import _ReactiveSignalsAtomics

/// A counter for handlers.
package final class Count: Sendable {
  private let number = Atomic<Int>(0)

  package init() {}

  package var value: Int { number.load(ordering: .relaxed) }

  /// Increments the count and returns it.
  @discardableResult
  package func up() -> Int { number.add(1, ordering: .relaxed).newValue }
}

extension SignalProtocol {
  /// The number of values that a new subscriber gets before subscribing returns, and whether completion follows. For
  /// signals with too many values for a list.
  package func counted() -> (values: Int, completed: Bool) {
    let values = Count()
    let completions = Count()
    subscribe(next: { _ in values.up() }, failed: { _ in }, completed: { completions.up() })
    return (values.value, completions.value == 1)
  }
}
