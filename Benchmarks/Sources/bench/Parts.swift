import AllocationCounter
import ArgumentParser

extension Benchmark {
  /// Runs the work of this library in parts, of which callgrind counts the instructions. `scripts/check-instructions` reads the counts.
  ///
  /// The parts are: one-time work; all work for a hundred units, with the preparation; the preparation of `count` units; `count`
  /// units; the preparation of twice as many; twice as many units.
  ///
  /// - Returns: The number of allocations of a unit, or `nil` if other threads do the work.
  func runInParts(count: Int) throws -> Double? {
    guard let contestant = contestants.first(where: { $0.kind == .reactiveSignals }) else {
      throw ValidationError("\(id) does not use this library")
    }
    guard !contestant.usesThreads else { return nil }
    _ = contestant.prepare(2 * count)()
    part()
    _ = contestant.prepare(100)()
    part()
    let once = allocations(of: contestant.prepare(count))
    let twice = allocations(of: contestant.prepare(2 * count))
    return Double(twice - once) / Double(count)
  }

  /// Runs `work` as a part, and returns the number of its allocations.
  private func allocations(of work: () -> Int) -> Int64 {
    part()
    allocation_count_start()
    _ = work()
    let blocks = allocation_count_stop().blocks
    part()
    return blocks
  }
}

/// Ends a part: callgrind writes the counts out when this function is called.
@inline(never)
@_optimize(none)
func part() {}
