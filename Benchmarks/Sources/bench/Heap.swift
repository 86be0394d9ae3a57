import AllocationCounter

extension Benchmark {
  /// The heap blocks and bytes of a unit of work.
  struct HeapUse {
    let blocks: Double
    let bytes: Double
    let bytesHeld: Double
  }

  /// Returns the use of the heap by each unit of work, from the difference between a run and one of twice the size.
  func heap(of contestant: Contestant) -> HeapUse? {
    guard allocation_count_is_available(), !contestant.usesThreads else { return nil }
    let once = allocations(of: contestant.prepare(count))
    let twice = allocations(of: contestant.prepare(2 * count))
    func difference(_ figure: (allocation_count) -> Int64) -> Double {
      Double(figure(twice) - figure(once)) / Double(count)
    }
    return HeapUse(
      blocks: difference(\.blocks),
      bytes: difference(\.bytes),
      bytesHeld: difference(\.live_bytes)
    )
  }

  private func allocations(of run: () -> Int) -> allocation_count {
    allocation_count_start()
    _ = run()
    return allocation_count_stop()
  }
}
