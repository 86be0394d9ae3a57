import TestSupport

/// `flatten(.merge(limit:))` and `flatten(.concat)`.
@Suite(.withoutLeaks) struct FlattenQueueTests {
  @Test(
    "Every strategy is an argument of flatMap and of flatten, and gives its own result",
    .proves("W44"),
    arguments: [
      (.merge, "a-cb-d|"), (.concat, "a--bc--d|"), (.ordered, "a--bcd|"), (.latest, "a-c--d|"),
      (.first, "a--b|"),
    ] as [(FlattenStrategy, String)]
  )
  func strategies(_ strategy: FlattenStrategy, _ expected: String) {
    let time = TestScheduler()
    let inners = ["0": time.cold("a--b|").erased, "1": time.cold("c--d|").erased]
    let outer = time.cold("0-1|")
    let mapped = time.record(outer.flatMap(strategy) { inners[$0]! })
    let flattened = time.record(outer.map { inners[$0]! }.flatten(strategy))
    time.run()
    expectEqual(mapped.description, expected)
    expectEqual(flattened.description, expected)
  }

  @Test("The short names mean what the strategies mean, and concat is a limit of one", .proves("W44"))
  func shortNames() {
    expectEqual(FlattenStrategy.concat, .merge(limit: 1))
    #expect(FlattenStrategy.merge != .concat)
    let time = TestScheduler()
    let inners = ["0": time.cold("a--b|").erased, "1": time.cold("c--d|").erased]
    let outer = time.cold("0-1|").map { inners[$0]! }.erased
    let recordings = [
      time.record(outer.flatten()), time.record(outer.concat()), time.record(outer.switchToLatest()),
    ]
    time.run()
    expectEqual(recordings.map(\.description), ["a-cb-d|", "a--bc--d|", "a-c--d|"])
  }

  @Test(
    "A failure is delivered at once, and waiting signals never start",
    .proves("B192"),
    arguments: [true, false]
  )
  func failure(ofInner: Bool) {
    let source = Source<Source<Int>>()
    let inners = [Source<Int>(), Source<Int>(), Source<Int>()]
    let (recorder, _) = source.flatten(.merge(limit: 2)).recorded()
    source.send(inners[0], inners[1], inners[2])
    if ofInner { inners[1].fail() } else { source.fail() }
    expectEqual(recorder.events, [.failed(.one)])
    expectEqual(inners.map(\.subscriptions), [1, 1, 0])
    expectEqual(inners.map(\.ends), [1, 1, 0])
  }

  @Test("Waiting signals are released at disposal", .proves("B193"))
  func releases() {
    let lifetimes = Lifetimes()
    let source = Source<Signal<Int, TestFailure>>()
    let subscription = source.flatten(.concat).subscribeEvents { _ in }
    func sendTwo() {
      for _ in 0..<2 {
        let token = lifetimes.make()
        source.send(.create { subscriber in subscriber.onDispose { withExtendedLifetime(token) {} } })
      }
    }
    sendTwo()
    expectEqual(lifetimes.live, 2)
    subscription.dispose()
    expectEqual(lifetimes.live, 0)
  }

  @Test("The subscription ends as soon as the last inner signal completes", .proves("B195"))
  func subscriptionEnds() {
    let subscription = [[1].signal(), [2].signal()].signal().flatten(.merge(limit: 1)).subscribe()
    #expect(subscription.isDisposed)
  }

  @Test(
    "40,000 waiting signals that end at once take constant stack and linear time",
    .proves("B197", "W11")
  )
  func many() {
    let count = 40_000
    let first = Subject<Int, Never>()
    let values = Count()
    let completions = Count()
    (0...count).signal().flatMap(.concat) { number -> Signal<Int, Never> in
      number == 0 ? first.erased : .just(number)
    }.subscribe(next: { _ in values.up() }, completed: { completions.up() })
    expectEqual(values.value, 0)
    first.complete()
    expectEqual(values.value, count)
    expectEqual(completions.value, 1)
  }

  /// Sends five signals, then completes the first, as far as it has been started, then the next …
  private func run(
    _ strategy: FlattenStrategy,
    _ policy: BufferingPolicy<TestFailure>
  ) -> (events: [Event<Int, TestFailure>], inners: [Source<Int>]) {
    let source = Source<Source<Int>>()
    let inners = (0..<5).map { _ in Source<Int>() }
    let (recorder, subscription) = source.flatten(strategy, buffering: policy).recorded()
    for inner in inners { source.send(inner) }
    source.complete()
    for (index, inner) in inners.enumerated() where inner.subscriptions > 0 {
      inner.send(index)
      inner.complete()
    }
    #expect(subscription.isDisposed)
    return (recorder.events, inners)
  }

  @Test("A policy limits waiting signals, and dropped ones never start and are counted")
  func limitedQueue() {
    let dropped = DropCounter()
    let oldest = run(.concat, .newest(2, counting: dropped))
    expectEqual(oldest.events, [0, 3, 4].map { .next($0) } + [.completed])
    expectEqual(oldest.inners.map(\.subscriptions), [1, 0, 0, 1, 1])
    expectEqual(dropped.count, 2)
    let newest = run(.merge(limit: 2), .oldest(1, counting: dropped))
    expectEqual(newest.events, [0, 1, 2].map { .next($0) } + [.completed])
    expectEqual(newest.inners.map(\.subscriptions), [1, 1, 1, 0, 0])
    expectEqual(dropped.count, 4)
    expectEqual(run(.merge(limit: 2), .oldest(3, counting: dropped)).events.count, 6)
    expectEqual(dropped.count, 4)
  }

  @Test("A failing policy disposes the source and running signals immediately")
  func failingQueue() {
    let (events, inners) = run(.concat, .fail(3, with: .two))
    expectEqual(events, [.failed(.two)])
    expectEqual(inners.map(\.subscriptions), [1, 0, 0, 0, 0])
    expectEqual(inners[0].ends, 1)
  }

  @Test("The source is disposed when the policy fails, although the failure waits for a delivery")
  func failingInsideDelivery() {
    let source = Source<Signal<Int, TestFailure>>()
    let log = Log<String>()
    source.concat(buffering: .fail(1, with: .two)).subscribe(
      next: { value in
        for number in 1...3 { source.send(.just(number)) }
        log.append("\(value), ends: \(source.ends)")
      },
      failed: { log.append("\($0)") }
    )
    let inner = Subject<Int, TestFailure>()
    source.send(inner.erased)
    inner.send(0)
    expectEqual(log.entries, ["0, ends: 1", "two"])
  }

  @Test("Dropped signals are released, and the result still completes")
  func releasesTheDropped() {
    let lifetimes = Lifetimes()
    let source = Source<Tracked>()
    let first = Subject<Int, TestFailure>()
    let (recorder, _) = source.flatMap(.concat, buffering: .newest(2)) { token in
      token.number == 0 ? first.erased : .deferred { Signal.just(token.number) }
    }
    .recorded()
    for number in 0..<6 { source.send(lifetimes.make(number)) }
    expectEqual(lifetimes.live, 2)
    source.complete()
    first.complete()
    expectEqual(recorder.events, [.next(4), .next(5), .completed])
    expectEqual(lifetimes.live, 0)
  }

  @Test("With a limit it follows its model", arguments: ["dropOldest", "dropNewest", "fail"], [1, 2])
  func limitModel(kind: String, limit: Int) {
    let policy: BufferingPolicy<TestFailure> =
      switch kind {
      case "dropOldest": .newest(limit)
      case "dropNewest": .oldest(limit)
      default: .fail(limit, with: .two)
      }
    // The inner signal of a value takes that number of ticks.
    expectModel("flatMap(.concat), limited, \(kind)", histories: 700) { source, scheduler in
      source.flatMap(.concat, buffering: policy) { value in
        Signal.timer(after: .seconds(value), on: scheduler).mapReplace(value)
      }
    }
    .follows { input in
      var output: [Step<Int>] = []
      var running: (value: Int, end: Int)?
      var waiting: [Int] = []
      var isCompleted = false
      let end = (input.last?.tick ?? 0) + input.compactMap(\.event.value).reduce(0, +)
      for tick in 0...end {
        for step in input where step.tick == tick {
          switch step.event {
          case .next(let value):
            if running == nil {
              running = (value, tick + value)
              continue
            }
            waiting.append(value)
            guard waiting.count > limit else { continue }
            if kind == "fail" { return output + [Step(tick, .failed(.two))] }
            waiting.remove(at: kind == "dropOldest" ? 0 : limit)
          case .failed:
            return output + [Step(tick, .failed(.one))]
          case .completed:
            isCompleted = true
          }
        }
        while let (value, end) = running, end <= tick {
          output.append(Step(tick, .next(value)))
          running = waiting.isEmpty ? nil : (waiting[0], tick + waiting.removeFirst())
        }
        if isCompleted, running == nil { return output + [Step(tick, .completed)] }
      }
      return output
    }
  }

  @Test("When a handler ends the running signal, the next one follows earlier values")
  func handlerCompletes() {
    let inners = (0..<2).map { _ in Subject<Int, Never>() }
    let log = Log<String>()
    inners.signal().flatten(.concat).subscribe(
      next: { value in
        log.append("\(value)")
        guard value == 0 else { return }
        inners[0].send(9)
        inners[0].complete()
      },
      completed: { log.append("completed") }
    )
    inners[0].send(0)
    inners[1].send(1)
    inners[1].complete()
    expectEqual(log.entries, ["0", "9", "1", "completed"])
  }
}
