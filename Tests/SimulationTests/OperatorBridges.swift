import ReactiveSignals
import ReactiveSignalsTesting

extension Bridge {
  /// Operators with asynchronous work, and commands.
  static let operatorBridges = [
    Bridge(name: "asyncMap, one at a time") { ledger in
      let results = ledger.oneToFive.asyncMap { await delayed($0) }
      try expect(await ledger.collect(results), [1, 2, 3, 4, 5])
    },
    Bridge(name: "asyncMap, two at a time, ordered") { ledger in
      let results = ledger.oneToFive.asyncMap(maxConcurrent: 2) { await delayed($0) }
      try expect(await ledger.collect(results), [1, 2, 3, 4, 5])
    },
    Bridge(name: "asyncMap, two at a time, unordered") { ledger in
      let results = ledger.oneToFive.asyncMap(maxConcurrent: 2, ordered: false) { await delayed($0) }
      try expect(await ledger.collect(results).sorted(), [1, 2, 3, 4, 5])
    },
    Bridge(name: "asyncMap, newest 1") { ledger in
      let policy = BufferingPolicy<Never>.newest(1, counting: ledger.dropCounter)
      let results = await ledger.collect(ledger.oneToFive.asyncMap(buffering: policy) { await delayed($0) })
      try require(results.first == 1 && results.last == 5, "received \(results)")
      try require(isRising(results), "values are out of order: \(results)")
    },
    Bridge(name: "asyncFilter") { ledger in
      let results = ledger.oneToFive.asyncFilter(maxConcurrent: 3) { item in
        let isIncluded = await delayed(item).number % 2 == 1
        if !isIncluded { ledger.drop(item) }
        return isIncluded
      }
      try expect(await ledger.collect(results), [1, 3, 5])
    },
    Bridge(name: "flatMap of tasks, merge") { ledger in
      try expect(await flattened(.merge, ledger).sorted(), [1, 2, 3, 4, 5])
    },
    Bridge(name: "flatMap of tasks, merge 2") { ledger in
      try expect(await flattened(.merge(limit: 2), ledger).sorted(), [1, 2, 3, 4, 5])
    },
    Bridge(name: "flatMap of tasks, concat") { try expect(await flattened(.concat, $0), [1, 2, 3, 4, 5]) },
    Bridge(name: "flatMap of tasks, ordered") { try expect(await flattened(.ordered, $0), [1, 2, 3, 4, 5]) },
    Bridge(name: "flatMap of tasks, latest") { ledger in
      let results = await restarted(.latest, ledger)
      try require(results.last == 5, "the latest value is lost: \(results)")
      try require(isRising(results), "values are out of order: \(results)")
    },
    Bridge(name: "flatMap of tasks, first") { ledger in
      let results = await restarted(.first, ledger)
      try require(results.first == 1, "the first value is lost: \(results)")
      try require(isRising(results), "values are out of order: \(results)")
    },
    Bridge(name: "command with asynchronous work") { ledger in
      let command = ledger.track(
        Command<Item, Item, Stop> { input in
          Signal<Item, Stop>.task { () async throws(Stop) in await delayed(input) }
        }
      )
      let failures = command.failures.recorded().recorder
      let executions = (1...3).map { number in
        Task {
          let item = ledger.take(number)
          do {
            return try await ledger.collect(command.execute(item)) == [number] ? 1 : -1
          } catch {
            ledger.drop(item)
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
    Bridge(name: "command, concurrent") { ledger in
      let command = ledger.track(
        Command<Item, Item, Never>(whileExecuting: .concurrent) { input in
          Signal<Item, Never>.task { await delayed(input) }
        }
      )
      let tasks = (1...3).map { number in
        Task { (try? await ledger.collect(command.execute(ledger.take(number)))) == [number] }
      }
      for task in tasks { try require(await task.value, "a result is lost or doubled") }
      try require(!command.isExecuting.value, "the command executes for ever")
    },
  ]

  private static func flattened(_ strategy: FlattenStrategy, _ ledger: Ledger) async -> [Int] {
    await ledger.collect(
      ledger.oneToFive.flatMap(strategy) { item in Signal<Item, Never>.task { await delayed(item) } }
    )
  }

  /// Flattens with a strategy that starts a task for some values only, or cancels tasks. The ledger takes in the values whose task is
  /// made.
  private static func restarted(_ strategy: FlattenStrategy, _ ledger: Ledger) async -> [Int] {
    let numbers = Ledger().oneToFive.map(\.number)
    return await ledger.collect(
      numbers.flatMap(strategy) { number in
        let item = ledger.take(number)
        return Signal<Item, Never>.task {
          await withTaskCancellationHandler {
            await delayed(item)
          } onCancel: {
            ledger.drop(item)
          }
        }
      }
    )
  }
}

/// Returns the value after a suspension.
private func delayed<Value: Sendable>(_ value: Value) async -> Value {
  await Task.yield()
  return value
}

private func isRising(_ results: [Int]) -> Bool { zip(results, results.dropFirst()).allSatisfy { $0 < $1 } }

private func expect(_ results: [Int], _ expected: [Int]) throws {
  try require(results == expected, "received \(results)")
}
