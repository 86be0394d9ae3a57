import TestSupport

@Suite(.withoutLeaks) struct TestSignalTests {
  let scheduler = TestScheduler()

  @Test(
    "Cold signals play their diagrams",
    arguments: ["", "|", "a", "--a--b|", "(ab)c-(d|)", "-'long'-", "---"]
  )
  func cold(marbles: String) {
    let recording = scheduler.record(scheduler.cold(marbles))
    scheduler.run()
    expectEqual(recording, marbles)
    expectEqual(recording.marbles, (marbles.isEmpty ? "-" : marbles))
  }

  @Test("A cold signal plays anew for each subscriber")
  func coldAnew() {
    let source = scheduler.cold("a-b|")
    let first = scheduler.record(source)
    let second = scheduler.record(source, during: "--^")
    scheduler.run()
    expectEqual(first, "a-b|")
    expectEqual(second, "--a-b|")
    #expect(source.subscriptions == ["^--!", "--^--!"])
  }

  @Test("Nothing is sent while subscribing to a cold signal")
  func coldIsScheduled() {
    let recording = scheduler.record(scheduler.cold("a|"))
    #expect(recording.events.isEmpty)
    scheduler.advance(ticks: 0)
    expectEqual(recording, "a")
  }

  @Test("A disposed cold signal releases its remaining events")
  func coldDisposed() {
    let source = scheduler.cold("--a--b--c|")
    let recording = scheduler.record(source, during: "^---!")
    scheduler.run()
    expectEqual(recording, "--a")
    #expect(source.subscriptions == ["^---!"])
    expectEqual(scheduler.now, .seconds(4))
  }

  @Test("A value is its name, or the one in the dictionary")
  func values() {
    let source = scheduler.cold("a-b|", values: ["a": 10, "b": 20])
    let plain = scheduler.record(source)
    let named = scheduler.record(source, values: ["x": 10, "y": 20])
    scheduler.run()
    expectEqual(plain.values, [10, 20])
    expectEqual(plain, "'10'-'20'|")
    expectEqual(named, "x-y|")
  }

  @Test("A failure is typed")
  func failure() {
    let source = scheduler.cold("-#", error: TestFailure.two)
    let hot = scheduler.hot("--#", values: ["a": 1], error: TestFailure.one)
    let recording = scheduler.record(source)
    let hotRecording = scheduler.record(hot)
    scheduler.run()
    expectEqual(recording, "-#")
    expectEqual(recording.events, [RecordedEvent(time: .seconds(1), event: .failed(.two))])
    expectEqual(hotRecording.events, [RecordedEvent(time: .seconds(2), event: .failed(.one))])
  }

  @Test("A hot signal plays once, from the current time on")
  func hot() {
    let source = scheduler.hot("a-^-b-c-|")
    let first = scheduler.record(source)
    let second = scheduler.record(source, during: "---^-!")
    let late = scheduler.record(source, during: "-------^")
    scheduler.run()
    expectEqual(first, "--b-c-|")
    expectEqual(second, "----c")
    expectEqual(late, "-------|")
    #expect(source.subscriptions == ["^-----!", "---^-!", "-------(^!)"])
  }

  @Test("A hot signal that ended before the present has ended")
  func hotEnded() {
    let recording = scheduler.record(scheduler.hot("a|-^"))
    expectEqual(recording, "|")
  }

  @Test("A signal without further events retains its subscriber while it exists", arguments: [false, true])
  func keeps(isHot: Bool) {
    let lifetimes = Lifetimes()
    var source: TestSignal<String, Never>? = isHot ? scheduler.hot("a-b--") : scheduler.cold("a-b--")
    func subscribe() -> (any Disposable)? {
      let tracked = lifetimes.make()
      return source?.subscribe { _ in withExtendedLifetime(tracked) {} }
    }
    let first = subscribe()
    _ = subscribe()
    scheduler.run()
    expectEqual(lifetimes.live, 2)
    first?.dispose()
    expectEqual(lifetimes.live, 1)
    source = nil
    expectEqual(lifetimes.live, 0)
  }

  @Test("An ended signal retains no subscriber", arguments: [false, true])
  func keepsNobody(isHot: Bool) {
    let lifetimes = Lifetimes()
    let source = isHot ? scheduler.hot("a-b|") : scheduler.cold("a-b|")
    do {
      let tracked = lifetimes.make()
      source.subscribe { _ in withExtendedLifetime(tracked) {} }
    }
    expectEqual(lifetimes.live, 1)
    scheduler.run()
    expectEqual(lifetimes.live, 0)
    withExtendedLifetime(source) {}
  }

  @Test("Disposing 20,000 subscriptions to one signal takes no quadratic time", arguments: [false, true])
  func manySubscriptions(isHot: Bool) {
    let signal: TestSignal<String, TestFailure> = isHot ? scheduler.hot("-") : scheduler.cold("-")
    let subscriptions = (0..<20_000).map { _ in signal.subscribeEvents { _ in } }
    for subscription in subscriptions.reversed() { subscription.dispose() }
    #expect(subscriptions.allSatisfy { $0.isDisposed })
  }

  @Test("Disposing inside a handler ends the subscription at that tick")
  func disposeInHandler() {
    let source = scheduler.cold("-a-b|")
    let subscription = SerialDisposable()
    let log = Log<String>()
    subscription.inner = source.subscribe { value in
      log.append(value)
      subscription.dispose()
    }
    scheduler.run()
    expectEqual(log.entries, ["a"])
    #expect(source.subscriptions == ["^!"])
  }

  @Test("A subscription between ticks keeps its exact time")
  func lifetimes() {
    let source = scheduler.cold("---")
    let work = scheduler.schedule(after: .milliseconds(1500)) { source.subscribe().dispose() }
    scheduler.run()
    withExtendedLifetime(work) {}
    #expect(source.subscriptions == ["-(^!)"])
    expectEqual(source.lifetimes.map(\.subscribed), [.milliseconds(1500)])
    expectEqual(source.lifetimes.map(\.disposed), [.milliseconds(1500)])
  }

  @Test("Expected subscriptions are explained")
  func expectedSubscriptions() {
    let source = scheduler.cold("a-b|")
    let recording = scheduler.record(source, during: "-^-!")
    scheduler.run()
    withExtendedLifetime(recording) {}
    #expect(source.subscriptions == ["-^-!"])
    let later: ExpectedSubscriptions = ["-^--!"]
    #expect(!(source.subscriptions == later))
    expectEqual(
      later.description,
      """

          subscription 0
          expected  -^--!
          recorded  -^-!
                       ^ tick 3: expected nothing, recorded !
      """
    )
    let two: ExpectedSubscriptions = ["-^-!", "^"]
    #expect(!(source.subscriptions == two))
    #expect(two.description.contains("expected 2 subscriptions, recorded 1: [-^-!]"))
    let invalid: ExpectedSubscriptions = ["-^-*"]
    #expect(!(source.subscriptions == invalid))
    #expect(invalid.description.contains("'*' means nothing here"))
    #expect(source.subscriptions == ["-^-!"] as [MarbleDiagram])
  }
}
