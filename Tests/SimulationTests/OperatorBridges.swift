import ReactiveSignals
import ReactiveSignalsTesting

extension Bridge {
  /// Operators with asynchronous work, and commands.
  static let operatorBridges = [
    Bridge(name: "asyncMap, one at a time") {
      try expect(await oneToFive.asyncMap { await delayed($0 * 10) }.collected(), [10, 20, 30, 40, 50])
    },
    Bridge(name: "asyncMap, two at a time, ordered") {
      try expect(
        await oneToFive.asyncMap(maxConcurrent: 2) { await delayed($0 * 10) }.collected(),
        [10, 20, 30, 40, 50]
      )
    },
    Bridge(name: "asyncMap, two at a time, unordered") {
      let results = await oneToFive.asyncMap(maxConcurrent: 2, ordered: false) { await delayed($0 * 10) }
        .collected()
      try expect(results.sorted(), [10, 20, 30, 40, 50])
    },
    Bridge(name: "asyncMap, newest 1, with a ledger") {
      let dropped = DropCounter()
      let results = await oneToFive.asyncMap(buffering: .newest(1, counting: dropped)) { await delayed($0) }
        .collected()
      try require(results.count + dropped.count == 5, "\(results), and \(dropped.count) are dropped")
      try require(results.first == 1 && results.last == 5, "received \(results)")
      try require(zip(results, results.dropFirst()).allSatisfy { $0 < $1 }, "values are doubled: \(results)")
    },
    Bridge(name: "asyncFilter") {
      try expect(
        await oneToFive.asyncFilter(maxConcurrent: 3) { await delayed($0) % 2 == 1 }.collected(),
        [1, 3, 5]
      )
    },
    Bridge(name: "flatMap of tasks, merge") {
      try expect(await flattened(.merge).sorted(), [1, 2, 3, 4, 5])
    },
    Bridge(name: "flatMap of tasks, merge 2") {
      try expect(await flattened(.merge(limit: 2)).sorted(), [1, 2, 3, 4, 5])
    },
    Bridge(name: "flatMap of tasks, concat") { try expect(await flattened(.concat), [1, 2, 3, 4, 5]) },
    Bridge(name: "flatMap of tasks, ordered") { try expect(await flattened(.ordered), [1, 2, 3, 4, 5]) },
    Bridge(name: "flatMap of tasks, latest") {
      let results = await flattened(.latest)
      try require(results.last == 5, "the latest value is lost: \(results)")
      try require(zip(results, results.dropFirst()).allSatisfy { $0 < $1 }, "values are doubled: \(results)")
    },
    Bridge(name: "flatMap of tasks, first") {
      let results = await flattened(.first)
      try require(results.first == 1, "the first value is lost: \(results)")
      try require(zip(results, results.dropFirst()).allSatisfy { $0 < $1 }, "values are doubled: \(results)")
    },
    Bridge(name: "command with asynchronous work") {
      let command = Command<Int, Int, Stop> { input in
        Signal<Int, Stop>.task { () async throws(Stop) in await delayed(input) }
      }
      let failures = command.failures.recorded().recorder
      let executions = (1...3).map { number in
        Task {
          do {
            return try await command.execute(number).collected() == [number] ? 1 : -1
          } catch {
            return 0
          }
        }
      }
      var done = 0
      for execution in executions {
        let result = await execution.value
        try require(result >= 0, "a result is lost or doubled")
        done += result
      }
      try require(done >= 1, "no execution has run")
      try require(!command.isExecuting.value, "the command executes for ever")
      try require(failures.values.isEmpty, "the command has failed")
    },
    Bridge(name: "command, concurrent") {
      let command = Command<Int, Int, Never>(concurrent: true) { input in
        Signal<Int, Never>.task { await delayed(input) }
      }
      let tasks = (1...3).map { number in
        Task { (try? await command.execute(number).collected()) == [number] }
      }
      for task in tasks { try require(await task.value, "a result is lost or doubled") }
      try require(!command.isExecuting.value, "the command executes for ever")
    },
  ]

  private static func flattened(_ strategy: FlattenStrategy) async -> [Int] {
    await oneToFive.flatMap(strategy) { number in Signal<Int, Never>.task { await delayed(number) } }
      .collected()
  }
}

/// Returns the value after a suspension.
private func delayed<Value: Sendable>(_ value: Value) async -> Value {
  await Task.yield()
  return value
}

private func expect(_ results: [Int], _ expected: [Int]) throws {
  try require(results == expected, "received \(results)")
}
