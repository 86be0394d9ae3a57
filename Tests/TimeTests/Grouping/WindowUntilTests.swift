import TestSupport

@Suite(.withoutLeaks) struct WindowUntilTests {
  let scheduler = TestScheduler()

  @Test("A window ends when its closing signal sends, and the next value begins another")
  func values() {
    let recording = scheduler.record(
      scheduler.hot("ab---c-d--e----|").window(until: { [scheduler] in
        $0.debounce(for: .seconds(2), on: scheduler)
      }).flatMap { $0.collect().map { $0.joined() } }
    )
    scheduler.run()
    expectEqual(recording, "---'ab'-----'cd'--e--|")
  }

  @Test("A closing signal that completes or fails closes the window", arguments: [true, false])
  func ends(completes: Bool) {
    let (source, closing) = (Source<Int>(), Source<Int>())
    let (recorder, _) = source.window(until: { [closing] _ in closing }).flatMap { $0.count() }.recorded()
    source.send(1, 2)
    if completes { closing.complete() } else { closing.fail() }
    expectEqual(recorder.events, [.next(2)])
    expectEqual(closing.ends, 1)
  }

  @Test("A closing signal that sends at once closes each window after its first value")
  func atOnce() {
    let windows = (1...3).signal().window(until: { _ in Signal<Int, Never>.just(0) })
    expectEqual(windows.flatMap { $0.collect() }.values(), [[1], [2], [3]])
  }

  @Test("The closing signal is started with the window, and disposed with it")
  func closings() {
    let (source, closing) = (Source<Int>(), Source<Int>())
    let subscription = source.window(until: { [closing] _ in closing }).subscribeEvents { _ in }
    expectEqual(closing.subscriptions, 0)
    source.send(1, 2)
    expectEqual(closing.subscriptions, 1)
    subscription.dispose()
    expectEqual(closing.ends, 1)
    expectEqual(source.ends, 1)
  }

  @Test("At the end of the source the result ends first, then the open window", arguments: [true, false])
  func order(completes: Bool) {
    let source = Source<Int>()
    let log = Log<String>()
    source.window(until: { _ in Signal<Int, Never>.never }).subscribe(
      next: { window in
        window.subscribe(
          next: { _ in },
          failed: { log.append("window \($0)") },
          completed: { log.append("window") }
        )
      },
      failed: { log.append("result \($0)") },
      completed: { log.append("result") }
    )
    source.send(1)
    if completes { source.complete() } else { source.fail() }
    expectEqual(log.entries, (completes ? ["result", "window"] : ["result one", "window one"]))
  }

  @Test("A window that is not subscribed to keeps as many values as the policy allows")
  func limits() {
    let windows = Log<WindowedSignal<Int, Never>>()
    (1...4).signal().window(until: { _ in Signal<Int, Never>.never }, buffering: .newest(2)).subscribe {
      windows.append($0)
    }
    expectEqual(windows.entries.map { $0.values() }, [[3, 4]])
  }

  @Test("Merged windows give each value once")
  func model() {
    expectModel("window(until:)") { source, _ in source.window(until: { $0.skip(2) }).flatMap { $0 } }
      .follows { $0 }
    expectSame("window(until:): until a time has passed") { s in
      s[0].held.window(until: { _ in Signal<Int, Never>.timer(after: s.time.tick * 2, on: s.time) })
        .flatMap { $0.collect() }
    }
    .and { $0[0].held.window(for: $0.time.tick * 2, on: $0.time).flatMap { $0.collect() } }
  }
}
