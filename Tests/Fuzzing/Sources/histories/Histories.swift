import Dispatch
import Foundation
import Synchronization
import TestSupport

/// Runs random histories, and compares each with its model or with the rules.
///
///     histories [pressure | threads | properties | concurrent] [--count N] [--seed N] [--jobs N]
@main
struct Histories {
  static func main() {
    let arguments = CommandLine.arguments
    func option(_ name: String, _ fallback: UInt64) -> UInt64 {
      arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }.flatMap { UInt64($0) }
        ?? fallback
    }
    let count = option("--count", 1_000_000)
    let seed = option("--seed", 1)
    let jobs = Int(option("--jobs", 1))
    for (kind, flaw) in kinds
    where arguments.count < 2 || arguments[1].hasPrefix("--") || arguments[1] == kind {
      run(kind, count, seed: seed, jobs: jobs, flaw)
    }
  }

  /// The kinds of histories. Each returns what is wrong with the history of a generator, if anything is.
  private static let kinds: [(String, @Sendable (inout SeededGenerator) -> String?)] = [
    (
      "pressure",
      { generator in
        let history = PressureHistory(using: &generator)
        let flaws = history.flaws()
        return flaws.isEmpty ? nil : "\(history): \(flaws.joined(separator: "; "))"
      }
    ),
    (
      "threads",
      { generator in
        let history = ThreadPressureHistory(using: &generator)
        let flaws = history.flaws()
        return flaws.isEmpty ? nil : "\(history): \(flaws.joined(separator: "; "))"
      }
    ),
    (
      "properties",
      { generator in
        let history = PropertyHistory(PropertyPlan(using: &generator))
        return history.run().map { "\($0)\n\(history.plan)" }
      }
    ),
    (
      "concurrent",
      { generator in
        let history = ConcurrentHistory(ConcurrentPlan(using: &generator))
        return history.run().map { "\($0)\n\(history.plan)" }
      }
    ),
  ]

  private static func run(
    _ kind: String,
    _ count: UInt64,
    seed: UInt64,
    jobs: Int,
    _ flaw: @escaping @Sendable (inout SeededGenerator) -> String?
  ) {
    let start = ContinuousClock.now
    let next = Atomic<UInt64>(0)
    // For each job, the number of its history and the time at which it began.
    let running = Shared<[Int: (number: UInt64, start: ContinuousClock.Instant)]>([:])
    let watch = DispatchSource.makeTimerSource()
    watch.schedule(deadline: .now() + 10, repeating: 10)
    watch.setEventHandler {
      for (number, start) in running.value.values where ContinuousClock.now - start > .seconds(60) {
        print("\(kind): history \(number) of seed \(seed) does not end")
        exit(1)
      }
    }
    watch.activate()
    defer { watch.cancel() }
    onThreads(jobs) { job in
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        if number >= count { return }
        running.withLock { $0[job] = (number, .now) }
        // As in the tests, whose histories are the first of these.
        var generator = SeededGenerator(seed: seed &* 1_000_003 &+ number)
        if let flaw = flaw(&generator) {
          print("\(kind): history \(number) of seed \(seed): \(flaw)")
          exit(1)
        }
        if number % 100_000 == 99_999 {
          print("\(kind): \(number + 1)")
          fflush(nil)
        }
      }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(
      "\(kind): \(count) histories of seed \(seed) without a violation, \(Int(Double(count) / seconds)) a second"
    )
  }
}
