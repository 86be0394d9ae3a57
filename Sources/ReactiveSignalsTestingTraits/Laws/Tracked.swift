import _ReactiveSignalsAtomics

/// Counts the objects it made that are still alive.
package final class Lifetimes: Sendable {
  fileprivate let count = Atomic<Int>(0)

  package init() {}

  package var live: Int { count.load(ordering: .sequentiallyConsistent) }

  package func make(_ number: Int = 0) -> Tracked { Tracked(number, self) }
}

/// An object whose life is counted: to be captured, or sent as a value.
package final class Tracked: Sendable, Equatable, CustomStringConvertible {
  package let number: Int
  private let lifetimes: Lifetimes

  fileprivate init(_ number: Int, _ lifetimes: Lifetimes) {
    self.number = number
    self.lifetimes = lifetimes
    lifetimes.count.add(1, ordering: .sequentiallyConsistent)
  }

  deinit { lifetimes.count.subtract(1, ordering: .sequentiallyConsistent) }

  package static func == (a: Tracked, b: Tracked) -> Bool { a.number == b.number }

  package var description: String { "\(number)" }
}
