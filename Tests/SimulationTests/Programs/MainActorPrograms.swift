import ReactiveSignals
import ReactiveSignalsTesting

extension Program {
  /// Programs with the main actor, a global actor and executors.
  static let mainActorPrograms = [
    Program("state of the main actor") {
      let model = Model()
      await withTaskGroup { group in
        for _ in 0..<3 { group.addTask { await model.increment() } }
      }
      try require(await model.count == 3, "an increment is lost")
    },
    Program("closure that runs on the main actor") {
      let count = await Task { @MainActor in
        MainActor.assertIsolated()
        return 1
      }.value
      try require(count == 1, "the value is lost")
    },
    Program("to the main actor and back") {
      let number = await Task.detached {
        let number = await MainActor.run { 1 }
        await Task.yield()
        return await MainActor.run { number + 1 }
      }.value
      try require(number == 2, "a step is lost")
    },
    Program("state of a global actor") {
      let journal = Journal()
      async let one: Void = journal.write("a")
      async let other: Void = journal.write("b")
      _ = await (one, other)
      try require(await journal.lines.sorted() == ["a", "b"], "a line is lost")
    },
    Program("task that starts immediately") {
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
      let order = Guarded<[Int]>([])
      let task = Task.immediate { order.withLock { $0.append(1) } }
      order.withLock { $0.append(2) }
      await task.value
      try require(order.withLock { $0 } == [1, 2], "the task starts later")
    },
    Program("group on the main actor") {
      let sum = await Task { @MainActor in
        await withTaskGroup(of: Int.self) { group in
          for number in 1...3 { group.addTask { @MainActor in number } }
          var sum = 0
          for await number in group { sum += number }
          return sum
        }
      }.value
      try require(sum == 6, "the sum is \(sum)")
    },
    Program("timer on the main actor") {
      let model = Model()
      let task = Task { @MainActor in
        for _ in 0..<3 {
          try await Simulation.clock.sleep(for: .seconds(1))
          model.increment()
        }
      }
      try await task.value
      try require(await model.count == 3, "a tick is lost")
    },
  ]
}

@MainActor
private final class Model {
  private(set) var count = 0

  func increment() { count += 1 }
}

@globalActor
private actor JournalActor {
  static let shared = JournalActor()
}

@JournalActor
private final class Journal {
  private(set) var lines: [String] = []

  func write(_ line: String) async {
    await Task.yield()
    lines.append(line)
  }
}
