import ReactiveSignals
import ReactiveSignalsTesting

extension Program {
  /// Programs with the virtual clock.
  static let clockPrograms = [
    Program("order by time") {
      let clock = Simulation.clock
      let order = Guarded<[Int]>([])
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in [3, 1, 2] {
          group.addTask {
            try await clock.sleep(for: .seconds(number))
            order.withLock { $0.append(number) }
          }
        }
        try await group.waitForAll()
      }
      try require(order.withLock { $0 } == [1, 2, 3], "the order differs")
    },
    Program("work that is faster than its timeout") {
      let result = try await withTimeout(.seconds(10)) {
        try await Simulation.clock.sleep(for: .seconds(1))
        return 1
      }
      try require(result == 1, "the timeout is first")
    },
    Program("work that is slower than its timeout") {
      let result = try await withTimeout(.seconds(1)) {
        try await Simulation.clock.sleep(for: .seconds(10))
        return 1
      }
      try require(result == nil, "the work is first")
    },
    Program("debounce with a task") {
      let searches = Guarded<[String]>([])
      var pending: Task<Void, Never>?
      for text in ["s", "sw", "swi"] {
        pending?.cancel()
        pending = Task {
          guard (try? await Simulation.clock.sleep(for: .seconds(3))) != nil else { return }
          searches.withLock { $0.append(text) }
        }
        try await Simulation.clock.sleep(for: .seconds(1))
      }
      await pending?.value
      try require(searches.withLock { $0 } == ["swi"], "searched for \(searches.withLock { $0 })")
    },
    Program("heartbeat that is stopped") {
      let beats = Guarded(0)
      let heart = Task {
        while !Task.isCancelled {
          beats.withLock { $0 += 1 }
          try? await Simulation.clock.sleep(for: .seconds(2))
        }
      }
      try await Simulation.clock.sleep(for: .seconds(5))
      heart.cancel()
      await heart.value
      try require(beats.withLock { $0 } == 3, "\(beats.withLock { $0 }) beats")
    },
    Program("sleep of no duration") {
      let start = Simulation.clock.now
      try await Simulation.clock.sleep(for: .zero)
      try require(start == Simulation.clock.now, "time passes")
    },
  ]
}

private func withTimeout(
  _ limit: Duration,
  _ work: @escaping @Sendable () async throws -> Int
) async throws -> Int? {
  try await withThrowingTaskGroup(of: Int?.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Simulation.clock.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}
