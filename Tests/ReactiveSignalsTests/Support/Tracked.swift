import Synchronization

/// Counts the objects it made that are still alive.
final class Lifetimes: Sendable {
  fileprivate let count = Atomic<Int>(0)

  var live: Int { count.load(ordering: .sequentiallyConsistent) }

  func make(_ number: Int = 0) -> Tracked { Tracked(number, self) }
}

/// An object whose life is counted: to be captured, or sent as a value.
final class Tracked: Sendable, Equatable, CustomStringConvertible {
  let number: Int
  private let lifetimes: Lifetimes

  fileprivate init(_ number: Int, _ lifetimes: Lifetimes) {
    self.number = number
    self.lifetimes = lifetimes
    lifetimes.count.add(1, ordering: .sequentiallyConsistent)
  }

  deinit { lifetimes.count.subtract(1, ordering: .sequentiallyConsistent) }

  static func == (a: Tracked, b: Tracked) -> Bool { a.number == b.number }

  var description: String { "\(number)" }
}
