import _ReactiveSignalsAtomics

/// Counts from 1, for any thread.
package final class Counter: Sendable {
  private let count = Atomic(0)

  package var value: Int { count.load(ordering: .sequentiallyConsistent) }

  package init() {}

  @discardableResult
  package func next() -> Int { count.add(1, ordering: .sequentiallyConsistent).newValue }
}
