import TestSupport

@Suite(.withoutLeaks) struct WindowThroughMatchingTests {
  @Test("A window is sent with its first value, and completes with its match")
  func order() {
    let source = Source<Int>()
    let log = Log<String>()
    source.window(throughMatching: { $0 == 0 }).subscribe(
      next: { window in
        log.append("window")
        window.subscribe(next: { log.append("\($0)") }, failed: { _ in }, completed: { log.append("end") })
      },
      failed: { _ in },
      completed: { log.append("completed") }
    )
    source.send(1, 0, 0, 2)
    source.complete()
    expectEqual(
      log.entries,
      ["window", "1", "0", "end", "window", "0", "end", "window", "2", "completed", "end"]
    )
  }

  @Test("The open window fails with the source, after the result")
  func failure() {
    let source = Source<Int>()
    let log = Log<String>()
    source.window(throughMatching: { $0 == 0 }).subscribe(
      next: { $0.subscribe(next: { _ in }, failed: { log.append("window \($0)") }) },
      failed: { log.append("result \($0)") }
    )
    source.send(1)
    source.fail()
    expectEqual(log.entries, ["result one", "window one"])
  }

  @Test("Disposing in the handler of a window that begins with a match delivers nothing more")
  func disposalAtMatch() {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    let windows = Log<WindowedSignal<Int, TestFailure>>()
    subscription.inner = source.window(throughMatching: { $0 == 0 }).subscribe(
      next: { window in
        windows.append(window)
        subscription.dispose()
      },
      failed: { _ in }
    )
    source.send(0, 1)
    expectEqual(windows.entries.count, 1)
    expectEqual(source.ends, 1)
  }

  @Test("The number of values a window keeps for its first subscriber can be limited")
  func limits() {
    let windows = Log<WindowedSignal<Int, Never>>()
    (1...4).signal().window(throughMatching: { $0 == 3 }, buffering: .oldest(2)).subscribe {
      windows.append($0)
    }
    expectEqual(windows.entries.map { $0.values() }, [[1, 2], [4]])
  }

  @Test("A value that a handler of a window sends is delivered after it")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let log = Log<String>()
    subject.window(throughMatching: { $0.isMultiple(of: 2) }).enumerated().subscribe { number, window in
      window.subscribe(
        next: { value in
          if value < 3 { subject.send(value + 1) }
          log.append("\(number) \(value)")
        },
        completed: { log.append("\(number) end") }
      )
    }
    subject.send(1)
    expectEqual(log.entries, ["0 1", "0 2", "0 end", "1 3"])
    subject.complete()
  }
}
