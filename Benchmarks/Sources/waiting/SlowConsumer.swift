import Dispatch
import Foundation
import ReactiveSignals

/// A consumer that takes some values a second at first, and then all others as fast as they come. It prints a line a second, with the
/// memory and the longest time that other work of the process waited for a thread.
struct SlowConsumer {
  var rate = 10_000
  let seconds: Int
  /// More about a second.
  var detail: () -> String = { "" }

  /// Consumes up to `limit` values, and checks each with its index.
  func consume<Value, Failure>(
    _ values: SignalValues<Value, Failure>,
    upTo limit: Int = .max,
    _ isExpected: (Value, Int) -> Bool
  ) async throws {
    var before = Footprint.now
    let clock = ContinuousClock()
    let start = clock.now
    var index = 0
    for try await value in values {
      guard isExpected(value, index) else { throw Unexpected(index: index) }
      index += 1
      if index == limit { break }
      guard index <= rate * seconds, index % (rate / 100) == 0 else { continue }
      // A hundredth of a second has passed.
      try await Task.sleep(until: start + .milliseconds(10) * (index / (rate / 100)))
      if index == rate / 10 {
        // The source and the consumer have started.
        before = Footprint.now
        print("\(index) values: \(before.resident.megabytes) MB, \(before.threads) threads")
      }
      guard index % rate == 0 else { continue }
      let delay = await Self.longestDelay()
      let now = Footprint.now
      print(
        "\(index) values: \(now.resident.megabytes) MB, \(now.threads) threads, other work waits \(delay) ms\(detail())"
      )
    }
    let time = clock.now - start
    let after = Footprint.now
    print(
      "\(index) values in order, in \(String(format: "%.1f", time.seconds)) s. At most",
      "\((after.peak - before.resident).megabytes) MB more than after the first \(rate / 10)."
    )
  }

  /// A value that is not the expected one.
  private struct Unexpected: Error {
    let index: Int
  }

  /// Starts 32 tasks and 32 pieces of work of dispatch queues, and returns the longest time in milliseconds that one needs to run. A
  /// thread of a pool that is blocked makes them wait.
  private static func longestDelay() async -> String {
    let start = ContinuousClock().now
    await withTaskGroup { group in
      for _ in 0..<32 {
        group.addTask {}
        group.addTask {
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume() }
          }
        }
      }
    }
    return String(format: "%.1f", (ContinuousClock().now - start).seconds * 1000)
  }
}
