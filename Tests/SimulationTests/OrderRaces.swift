import ReactiveSignals
import ReactiveSignalsTesting

extension Race {
  /// Races of the order of tasks and of timers.
  static let orderRaces = [
    Race(name: "order of two unstructured tasks") {
      let log = Cell<[Int]>([])
      let tasks = (1...2).map { number in Task { await log.change { $0.append(number) } } }
      for task in tasks { await task.value }
      try require(await log.value == [1, 2], "the second message is first")
    },
    Race(name: "stale result of a search") {
      let shown = Cell("")
      let searches = ["s", "sw"].map { text in
        Task {
          await Task.yield()  // the server
          await shown.set(text)
        }
      }
      for search in searches { await search.value }
      try require(await shown.value == "sw", "the result of the older text is shown")
    },
    Race(name: "results of a group taken in the order of its tasks") {
      let results: [Int] = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { number } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      try require(results == [1, 2, 3], "the results are in another order")
    },
    Race(name: "result and timeout at the same instant") {
      let log = Cell<[String]>([])
      let clock = Simulation.clock
      let result = Task {
        try await clock.sleep(for: .seconds(1))
        await log.change { $0.append("result") }
      }
      let timeout = Task {
        try await clock.sleep(for: .seconds(1))
        await log.change { $0.append("timeout") }
      }
      _ = try await (result.value, timeout.value)
      try require(await log.value.first == "result", "the result is reported as a timeout")
    },
    Race(name: "work that starts after its cancellation") {
      let started = Cell(false)
      let task = Task {
        if Task.isCancelled { return }
        await Task.yield()  // a message to the log
        await started.set(true)
      }
      await Task.yield()
      task.cancel()
      let wasStarted = await started.value
      await task.value
      try require(await started.value == wasStarted, "work starts after the cancellation")
    },
    Race(name: "completion that overtakes a value") {
      let log = Cell<[String]>([])
      let value = Task { await log.change { $0.append("value") } }
      let end = Task { await log.change { $0.append("end") } }
      _ = await (value.value, end.value)
      try require(await log.value.last == "end", "a value follows the end")
    },
    Race(name: "hop to the main actor after the screen has gone") {
      let screen = Screen()
      let update = Task { await screen.show() }
      await Task.yield()
      await screen.close()
      await update.value
      try require(await !screen.isUpdatedAfterClose, "a closed screen is updated")
    },
  ]
}

@MainActor private final class Screen {
  private var isClosed = false
  private(set) var isUpdatedAfterClose = false

  func show() { isUpdatedAfterClose = isClosed }

  func close() { isClosed = true }
}
