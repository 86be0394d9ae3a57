import TestSupport

@Suite(.withoutLeaks) struct WindowStepTests {
  private func log(_ source: Source<Int>, count: Int, step: Int) -> Log<String> {
    let log = Log<String>()
    source.window(count: count, step: step).enumerated().subscribe(
      next: { number, window in
        log.append("window \(number)")
        window.subscribe(
          next: { log.append("\(number): \($0)") },
          failed: { log.append("\(number): \($0)") },
          completed: { log.append("\(number): end") }
        )
      },
      failed: { log.append("\($0)") },
      completed: { log.append("completed") }
    )
    return log
  }

  @Test("A value goes into the open windows, oldest first; a full window ends before the next begins")
  func overlapping() {
    let source = Source<Int>()
    let log = log(source, count: 2, step: 1)
    source.send(1, 2)
    expectEqual(log.entries, ["window 0", "0: 1", "0: 2", "0: end", "window 1", "1: 2"])
  }

  @Test("The values between two windows are dropped")
  func gaps() {
    let source = Source<Int>()
    let log = log(source, count: 1, step: 3)
    source.send(1, 2, 3, 4)
    expectEqual(log.entries, ["window 0", "0: 1", "0: end", "window 1", "1: 4", "1: end"])
  }

  @Test("At completion the result ends first, then the open windows, the oldest first")
  func completion() {
    let source = Source<Int>()
    let log = log(source, count: 3, step: 1)
    source.send(1, 2)
    source.complete()
    expectEqual(log.entries.suffix(3), ["completed", "0: end", "1: end"])
  }

  @Test("Merged windows give each value once for each window it is in", arguments: 1...3, 1...4)
  func model(count: Int, step: Int) {
    expectModel("window(count:step:), \(count), \(step)", histories: 300) { source, _ in
      source.window(count: count, step: step).flatMap { $0 }
    }
    .follows { input in
      input.enumerated().flatMap { index, event -> [Step<Int>] in
        guard case .next = event.event else { return [event] }
        let windows = stride(from: 0, through: index, by: step).count { index < $0 + count }
        return Array(repeating: event, count: windows)
      }
    }
  }
}
