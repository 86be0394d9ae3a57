import TestSupport

@Suite(.withoutLeaks) @MainActor struct OnMainTests {
  @MainActor private final class Log {
    var entries: [String] = []
  }

  @Test("The closure runs in place on the main actor")
  func inPlace() {
    let log = Log()
    runOnMain { log.entries.append("closure") }
    log.entries.append("after")
    expectEqual(log.entries, ["closure", "after"])
  }

  @Test("The closure runs on the main actor later, if the caller is elsewhere, unless it is withdrawn")
  func elsewhere() async {
    let log = Log()
    onThreads(1) { _ in
      runOnMain { log.entries.append("withdrawn") }.dispose()
      runOnMain { log.entries.append("closure") }
    }
    expectEqual(log.entries, [])
    while log.entries.isEmpty { await Task.yield() }
    expectEqual(log.entries, ["closure"])
  }

  @Test("A subscription made elsewhere starts on the main actor")
  func subscription() async {
    let log = Log()
    let signal = Signal<Int, Never>.createOnMain { subscriber in
      log.entries.append("started")
      subscriber.onDispose { runOnMain { log.entries.append("ended") } }
      subscriber.send(1)
      subscriber.complete()
    }
    onThreads(1) { _ in signal.subscribe { expectEqual($0, 1) } }
    expectEqual(log.entries, [])
    while log.entries.count < 2 { await Task.yield() }
    expectEqual(log.entries, ["started", "ended"])
  }
}
