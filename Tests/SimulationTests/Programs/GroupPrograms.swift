import ReactiveSignals

extension Program {
  /// Programs with task groups.
  static let groupPrograms = [
    Program("results of a group, put in order") {
      let results = await withTaskGroup(of: (Int, Int).self) { group in
        for number in 0..<4 {
          group.addTask {
            await Task.yield()
            return (number, number * number)
          }
        }
        var results = [0, 0, 0, 0]
        for await (index, square) in group { results[index] = square }
        return results
      }
      try require(results == [0, 1, 4, 9], "the results are \(results)")
    },
    Program("first result, the others canceled") {
      let first = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { number } }
        let first = await group.next()
        group.cancelAll()
        return first
      }
      try require((1...3).contains(first ?? 0), "there is no result")
    },
    Program("failure of a child") {
      let failed = Guarded(false)
      do {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { await Task.yield() }
          group.addTask { throw Stop() }
          try await group.waitForAll()
        }
      } catch is Stop {
        failed.withLock { $0 = true }
      }
      try require(failed.withLock { $0 }, "the failure is lost")
    },
    Program("at most two children at a time") {
      let running = Guarded((now: 0, most: 0))
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<5 {
          if number >= 2 { await group.next() }
          group.addTask {
            running.withLock { running in
              running.now += 1
              running.most = max(running.most, running.now)
            }
            await Task.yield()
            running.withLock { $0.now -= 1 }
          }
        }
      }
      try require(running.withLock { $0.most } <= 2, "three run at the same time")
    },
    Program("group that discards its results") {
      let count = Guarded(0)
      await withDiscardingTaskGroup { group in
        for _ in 0..<4 {
          group.addTask {
            await Task.yield()
            count.withLock { $0 += 1 }
          }
        }
      }
      try require(count.withLock { $0 } == 4, "a child has not run")
    },
    Program("no child of a canceled group") {
      let added = await withTaskGroup(of: Void.self) { group in
        group.cancelAll()
        return group.addTaskUnlessCancelled {}
      }
      try require(!added, "a child is added")
    },
    Program("child that adds to the group of its parent's results") {
      let depth = await descend(3)
      try require(depth == 8, "\(depth) leaves")
    },
  ]
}

private func descend(_ depth: Int) async -> Int {
  guard depth > 0 else { return 1 }
  return await withTaskGroup(of: Int.self) { group in
    for _ in 0..<2 { group.addTask { await descend(depth - 1) } }
    return await group.reduce(0, +)
  }
}
