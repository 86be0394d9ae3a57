import ReactiveSignals
import ReactiveSignalsTesting
import Testing

/// A program that uses a bridge between signals and tasks, and checks that no event is lost or doubled.
struct Bridge: Sendable, CustomTestStringConvertible {
  let name: String
  let body: @Sendable () async throws -> Void

  var testDescription: String { name }

  static let all = valuesBridges + awaitingBridges + operatorBridges + isolationBridges
}

/// The failure of a signal.
struct Stop: Error {}

/// The numbers from 1, each after a suspension.
struct Counting: AsyncSequence, Sendable {
  let last: Int

  struct Iterator: AsyncIteratorProtocol {
    let last: Int
    var number = 0

    mutating func next() async -> Int? { await next(isolation: #isolation) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      await Task.yield()
      number += 1
      return number <= last ? number : nil
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(last: last) }
}

/// A cold signal of the numbers from 1 to 5, sent by a task.
var oneToFive: Signal<Int, Never> { Signal.from(Counting(last: 5)) }

/// Waits until no other task of the simulation can run.
func settle() async throws { try await Simulation.clock.sleep(for: .seconds(1)) }

extension Subject where Value == Int {
  /// Sends the numbers from 1 to 5 in a task.
  func sendOneToFive() async {
    for number in 1...5 {
      send(number)
      await Task.yield()
    }
  }
}
