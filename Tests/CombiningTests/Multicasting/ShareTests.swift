import TestSupport

@Suite(.withoutLeaks) struct ShareTests {
  @Test("All subscribers share one subscription, from the first subscriber to the last")
  func sharing() {
    let source = Source<Int>()
    let shared = source.share()
    expectEqual(source.subscriptions, 0)
    let (first, one) = shared.recorded()
    source.send(1)
    let (second, two) = shared.recorded()
    source.send(2)
    one.dispose()
    source.send(3)
    expectEqual(source.subscriptions, 1)
    expectEqual(source.ends, 0)
    two.dispose()
    expectEqual(source.ends, 1)
    expectEqual(first.values, [1, 2])
    expectEqual(second.values, [2, 3])
  }

  @Test("The first subscriber gets synchronous values")
  func synchronous() {
    let shared = [1, 2].signal().share()
    expectEqual(shared.events(), [.next(1), .next(2), .completed])
    expectEqual(shared.events(), [.completed])
    let replaying = [1, 2].signal().share(replay: 1)
    expectEqual(replaying.events(), [.next(1), .next(2), .completed])
    expectEqual(replaying.events(), [.next(2), .completed])
  }

  @Test("After the last disposal, the source runs anew and kept values are forgotten", .proves("W54"))
  func again() {
    let source = Source<Int>()
    let shared = source.share(replay: 2)
    let (first, one) = shared.recorded()
    source.send(1)
    one.dispose()
    let (second, _) = shared.recorded()
    expectEqual(source.subscriptions, 2)
    #expect(second.events.isEmpty)
    source.send(2)
    expectEqual(first.values, [1])
    expectEqual(second.values, [2])
  }

  @Test("Late subscribers get the last values first", arguments: 0...3)
  func replay(count: Int) {
    let source = Source<Int>()
    let shared = source.share(replay: count)
    shared.subscribeEvents { _ in }
    source.send(1, 2)
    let (late, _) = shared.recorded()
    source.send(3)
    expectEqual(late.values, [1, 2].suffix(count) + [3])
  }

  @Test("After the end, subscribers get replay and end", .proves("W55"), arguments: [nil, TestFailure.one])
  func end(failure: TestFailure?) {
    let source = Source<Int>()
    let shared = source.share(replay: 1)
    let (recorder, subscription) = shared.recorded()
    source.send(1, 2)
    if let failure { source.fail(failure) } else { source.complete() }
    #expect(subscription.isDisposed)
    expectEqual(shared.events(), Array(recorder.events.suffix(2)))
    expectEqual(shared.events(), Array(recorder.events.suffix(2)))
    expectEqual(source.subscriptions, 1)
  }

  @Test("The source starts at the required number of subscribers, not counting disposed ones")
  func threshold() {
    let source = Source<Int>()
    let shared = source.share(startingAt: 2)
    let (first, one) = shared.recorded()
    one.dispose()
    let (second, two) = shared.recorded()
    expectEqual(source.subscriptions, 0)
    let (third, three) = shared.recorded()
    expectEqual(source.subscriptions, 1)
    source.send(1)
    two.dispose()
    source.send(2)
    three.dispose()
    expectEqual(source.ends, 1)
    expectEqual(first.values, [])
    expectEqual(second.values, [1])
    expectEqual(third.values, [1, 2])
    let (_, _) = shared.recorded()
    expectEqual(source.subscriptions, 1)
    let (_, _) = shared.recorded()
    expectEqual(source.subscriptions, 2)
  }

  @Test("All required subscribers get synchronous values, from any thread")
  func thresholdOnThreads() {
    for _ in 0..<100 {
      let shared = [1, 2, 3].signal().share(startingAt: 4)
      let recorders = (0..<4).map { _ in Recorder<Int, Never>() }
      onThreads(4) { shared.subscribe(recorders[$0]) }
      for recorder in recorders { expectEqual(recorder.events, [.next(1), .next(2), .next(3), .completed]) }
    }
  }

  @Test("With retention, the source runs on without subscribers")
  func keep() {
    let source = Source<Int>()
    let shared = source.share(replay: 1, whenUnobserved: .keep)
    shared.subscribeEvents { _ in }.dispose()
    source.send(1, 2)
    expectEqual(source.ends, 0)
    let (late, _) = shared.recorded()
    source.send(3)
    expectEqual(late.values, [2, 3])
    expectEqual(source.subscriptions, 1)
  }

  @Test("With limited retention, the source ends unless a subscriber returns in time")
  func keepFor() {
    let scheduler = TestScheduler()
    let source = scheduler.cold("0123456789abcdefg", error: TestFailure.one)
    let shared = source.share(replay: 1, whenUnobserved: .keep(for: .seconds(3), on: scheduler))
    let recordings = [
      scheduler.record(shared, during: "^-!"),
      scheduler.record(shared, during: "----^-!"),
      scheduler.record(shared, during: "------------^-!"),
    ]
    scheduler.run()
    expectEqual(recordings[0], "012")
    expectEqual(recordings[1], "----456")
    expectEqual(recordings[2], "------------01")
    #expect(source.subscriptions == ["^--------!", "------------^----!"])
    #expect(scheduler.isIdle)
  }

  @Test("Nothing stays scheduled after the end of the source or the release of the signal")
  func keepForTimer() {
    let scheduler = TestScheduler()
    let source = Source<Int>()
    func shareAndDrop() {
      let shared = source.share(whenUnobserved: .keep(for: .seconds(3), on: scheduler))
      shared.subscribeEvents { _ in }.dispose()
      #expect(!scheduler.isIdle)
      expectEqual(source.ends, 0)
    }
    shareAndDrop()
    #expect(scheduler.isIdle)
    expectEqual(source.ends, 1)

    let shared = source.share(whenUnobserved: .keep(for: .seconds(3), on: scheduler))
    shared.subscribeEvents { _ in }.dispose()
    source.complete()
    #expect(scheduler.isIdle)
    expectEqual(shared.events(), [.completed])
  }

  @Test("A retained source ends when the shared signal is released and has no subscribers")
  func keepAndDrop() {
    let source = Source<Int>()
    func shareAndDrop() -> any Disposable {
      let shared = source.share(whenUnobserved: .keep)
      shared.subscribeEvents { _ in }.dispose()
      return shared.subscribeEvents { _ in }
    }
    let subscription = shareAndDrop()
    source.send(1)
    expectEqual(source.ends, 0)
    subscription.dispose()
    expectEqual(source.ends, 1)
  }

  @Test("With restarts, a subscriber after the end runs the source anew")
  func restart() {
    let source = Signal<Int, TestFailure>.create { subscriber in
      subscriber.send(1)
      subscriber.complete()
    }
    let shared = source.share(replay: 1, afterTermination: .restart)
    expectEqual(shared.events(), [.next(1), .completed])
    expectEqual(shared.events(), [.next(1), .completed])
    expectEqual(shared.repeated(3).values(), [1, 1, 1])
  }

  @Test("With restarts, a subscriber in the handler of the end runs the source anew")
  func restartFromInside() {
    let subject = Shared(Subject<Int, TestFailure>())
    let runs = Counter()
    let shared = Signal<Int, TestFailure>
      .deferred {
        runs.next()
        subject.exchange(Subject())
        return subject.value
      }
      .share(afterTermination: .restart)
    let log = Log<String>()
    for name in ["a", "b"] {
      shared.subscribe(
        next: { log.append("\(name)\($0)") },
        failed: { _ in },
        completed: { shared.subscribe(next: { log.append("\(name)\(name)\($0)") }, failed: { _ in }) }
      )
    }
    subject.value.send(1)
    subject.value.complete()
    expectEqual(runs.value, 2)
    subject.value.send(2)
    expectEqual(log.entries, ["a1", "b1", "aa2", "bb2"])
  }

  @Test("The source starts and ends without a lock, and may subscribe and dispose")
  func reentrancy() {
    let log = Log<String>()
    let runs = Counter()
    let handle = Shared<Signal<Int, Never>?>(nil)
    @Sendable func visit(_ name: String) {
      handle.value?.subscribe { log.append("\(name) \($0)") }.dispose()
    }
    let shared = Signal<Int, Never>
      .create { subscriber in
        let run = runs.next()
        visit("guest of \(run)")
        if run == 1 { subscriber.onDispose { visit("late guest") } }
        subscriber.send(run)
      }
      .share(replay: 1)
      .erased
    handle.exchange(shared)
    shared.subscribe {
      log.append("host \($0)")
      visit("guest")
    }.dispose()
    // The late subscriber is disposed when the cleanup is over, and the next run could begin.
    expectEqual(log.entries, ["host 1", "guest 1"])
    expectEqual(runs.value, 1)
    handle.exchange(nil)
  }

  /// A shared source that logs its runs and cleanups. The cleanup of each run calls `clean`.
  private func logged(
    _ log: Log<String>,
    _ policy: TerminationPolicy = .replayTerminal,
    clean: @escaping @Sendable (_ run: Int) -> Void
  ) -> (Signal<Int, TestFailure>, Subject<Int, TestFailure>) {
    let runs = Counter()
    let subject = Subject<Int, TestFailure>()
    let source = Signal<Int, TestFailure>.create { subscriber in
      let run = runs.next()
      log.append("run \(run)")
      subscriber.onDispose {
        log.append("cleaning \(run)")
        clean(run)
        log.append("clean \(run)")
      }
      subscriber.send(run)
      subject.subscribe(subscriber)
    }
    return (source.share(afterTermination: policy).erased, subject)
  }

  @Test("A subscriber inside the cleanup gets the next run, which starts after the cleanup")
  func subscribingInCleanup() {
    let log = Log<String>()
    let handle = Shared<Signal<Int, TestFailure>?>(nil)
    let (shared, _) = logged(log) { run in
      guard run == 1 else { return }
      for name in ["a", "b"] {
        handle.value?.subscribe(next: { log.append("\(name)\($0)") }, failed: { _ in })
      }
      handle.value?.subscribe(next: { log.append("gone \($0)") }, failed: { _ in }).dispose()
      log.append("subscribed")
    }
    handle.exchange(shared)
    shared.subscribeEvents { _ in }.dispose()
    expectEqual(log.entries, ["run 1", "cleaning 1", "subscribed", "clean 1", "run 2", "a2", "b2"])
    handle.exchange(nil)
  }

  @Test("A subscription made and disposed during the cleanup starts nothing")
  func leavingInCleanup() {
    let log = Log<String>()
    let handle = Shared<Signal<Int, TestFailure>?>(nil)
    let (shared, _) = logged(log) { run in
      for _ in 0..<3 { handle.value?.subscribeEvents { _ in }.dispose() }
    }
    handle.exchange(shared)
    shared.subscribeEvents { _ in }.dispose()
    expectEqual(log.entries, ["run 1", "cleaning 1", "clean 1"])
    handle.exchange(nil)
  }

  @Test("A subscriber during a cleanup on another thread does not wait, and that thread starts the next run")
  func subscribingDuringCleanup() {
    let log = Log<String>()
    let (cleaning, subscribed) = (Moment(), Moment())
    let (shared, _) = logged(log) { run in
      guard run == 1 else { return }
      cleaning.signal()
      #expect(subscribed.wait())
    }
    let first = shared.subscribeEvents { _ in }
    onThreads(2) { thread in
      if thread == 0 {
        first.dispose()
      } else {
        #expect(cleaning.wait())
        shared.subscribe(next: { log.append("value \($0)") }, failed: { _ in })
        log.append("subscribed")
        subscribed.signal()
      }
    }
    expectEqual(log.entries, ["run 1", "cleaning 1", "subscribed", "clean 1", "run 2", "value 2"])
  }

  @Test("The next run starts after the cleanup when the end and the last disposal coincide")
  func leavingInCleanupAfterTheEnd() {
    for policy in [TerminationPolicy.replayTerminal, .restart] {
      let log = Log<String>()
      let handle = Shared<Signal<Int, TestFailure>?>(nil)
      let first = Shared<(any Disposable)?>(nil)
      let (shared, subject) = logged(log, policy) { run in
        guard run == 1 else { return }
        first.value?.dispose()
        handle.value?.subscribe(next: { log.append("value \($0)") }, failed: { _ in })
        log.append("subscribed")
      }
      handle.exchange(shared)
      first.exchange(
        shared.subscribe(next: { _ in }, failed: { _ in }, completed: { log.append("completed") })
      )
      subject.complete()
      expectEqual(log.entries.prefix(4), ["run 1", "cleaning 1", "subscribed", "clean 1"])
      expectEqual(log.entries.dropFirst(4).first, "run 2")
      handle.exchange(nil)
      first.exchange(nil)
    }
  }

  @Test("A subscriber that waits for the next run gets it although the shared signal is released")
  func releasedDuringCleanup() {
    let log = Log<String>()
    let handle = Shared<Signal<Int, TestFailure>?>(nil)
    func subscribe() -> (any Disposable, Subject<Int, TestFailure>) {
      let (shared, subject) = logged(log) { run in
        guard run == 1 else { return }
        handle.exchange(nil)?.subscribe(next: { log.append("value \($0)") }, failed: { _ in })
      }
      handle.exchange(shared)
      return (shared.subscribeEvents { _ in }, subject)
    }
    let (first, subject) = subscribe()
    first.dispose()
    expectEqual(log.entries, ["run 1", "cleaning 1", "clean 1", "run 2", "value 2"])
    subject.send(3)
    expectEqual(log.entries.last, "value 3")
  }

  @Test("Cleanup registered by a source that is still starting runs before the next run begins")
  func cleanupOfAStartingSource() {
    let log = Log<String>()
    let runs = Counter()
    let (started, subscribed) = (Moment(), Moment())
    let leave = Subject<Void, Never>()
    let shared = Signal<Int, Never>
      .create { subscriber in
        let run = runs.next()
        log.append("run \(run)")
        if run == 1 {
          started.signal()
          #expect(subscribed.wait())
        }
        subscriber.onDispose { log.append("clean \(run)") }
        subscriber.send(run)
      }
      .share()
    onThreads(2) { thread in
      if thread == 0 {
        shared.take(until: leave).subscribe()
      } else {
        #expect(started.wait())
        leave.send(())
        shared.subscribe { log.append("value \($0)") }
        log.append("subscribed")
        subscribed.signal()
      }
    }
    expectEqual(log.entries, ["run 1", "subscribed", "clean 1", "run 2", "value 2"])
  }

  @Test("A subscriber that leaves and returns while the source starts shares the next run")
  func returningWhileTheSourceStarts() {
    let log = Log<String>()
    let runs = Counter()
    let handle = Shared<Signal<Int, Never>?>(nil)
    let shared = Signal<Int, Never>
      .create { subscriber in
        let run = runs.next()
        subscriber.send(run)
        log.append("started \(run)")
        subscriber.onDispose { log.append("clean \(run)") }
      }
      .share()
      .erased
    handle.exchange(shared)
    shared.take(1).subscribe(
      next: { log.append("value \($0)") },
      completed: { handle.value?.subscribe { log.append("value \($0)") } }
    )
    expectEqual(log.entries, ["value 1", "started 1", "clean 1", "value 2", "started 2"])
    handle.exchange(nil)
  }

  @Test("Under concurrency no run starts before the previous one is cleaned up")
  func noOverlap() {
    let (active, overlaps) = (Counter(), Counter())
    let cleaned = Counter()
    let shared = Signal<Int, Never>
      .create { subscriber in
        if active.next() != cleaned.value + 1 { overlaps.next() }
        subscriber.onDispose {
          for _ in 0..<200 { _ = active.value }
          cleaned.next()
        }
        subscriber.send(1)
      }
      .share()
    onThreads(3) { _ in
      for _ in 0..<1_000 { shared.subscribe().dispose() }
    }
    expectEqual(overlaps.value, 0)
    expectEqual(active.value, cleaned.value)
  }

  @Test("A source that releases its subscriber sends nothing and retains nothing")
  func silence() {
    let recorder = Signal<Int, TestFailure>.never.share().recorded().recorder
    #expect(recorder.events.isEmpty)

    let lifetimes = Lifetimes()
    func subscribeAndDrop() {
      let token = lifetimes.make()
      Signal<Int, TestFailure>.create { $0.send(1) }.share().subscribe(
        next: { _ in withExtendedLifetime(token) {} },
        failed: { _ in }
      )
    }
    subscribeAndDrop()
    expectEqual(lifetimes.live, 0)
  }

  @Test("Under concurrency every run ends, and no subscriber gets a value twice")
  func races() {
    let running = Counter()
    let ended = Counter()
    let source = Signal<Int, TestFailure>.create { subscriber in
      running.next()
      subscriber.onDispose { ended.next() }
      subscriber.send(1)
    }
    let shared = source.share(replay: 1)
    let excess = Counter()
    onThreads(4) { _ in
      for _ in 0..<500 {
        let (recorder, subscription) = shared.recorded()
        subscription.dispose()
        // None when another thread is delivering: this subscriber is disposed before its turn.
        if recorder.values.count > 1 { excess.next() }
      }
    }
    expectEqual(excess.value, 0)
    #expect(running.value >= 1)
    expectEqual(ended.value, running.value)
  }

  @Test("A lasting subscriber gets every value while others come and go")
  func stayer() {
    let subject = Subject<Int, TestFailure>()
    let shared = subject.share()
    let (recorder, _) = shared.recorded()
    onThreads(3) { thread in
      for number in 0..<500 {
        if thread == 0 { subject.send(number) } else { shared.subscribeEvents { _ in }.dispose() }
      }
    }
    expectEqual(recorder.values, Array(0..<500))
  }

  @Test("A result is kept, and a failure starts the source again")
  func restartAfterFailure() {
    let runs = Counter()
    let request = Signal<Int, TestFailure>.deferred { () -> Signal<Int, TestFailure> in
      let run = runs.next()
      return run < 3 ? .fail(.one) : .just(run)
    }
    let shared = request.share(replay: 1, afterTermination: .restartAfterFailure)
    let expected: [[Event<Int, TestFailure>]] = [
      [.failed(.one)], [.failed(.one)], [.next(3), .completed], [.next(3), .completed],
    ]
    expectEqual((1...4).map { _ in shared.events() }, expected)
    expectEqual(runs.value, 3)
  }

  @Test("All subscribers of a run receive its failure, and the values before it are not kept")
  func failureOfARun() {
    let source = Subjects()
    let shared = Signal<Int, TestFailure>.deferred { source.make() }
      .share(replay: 1, afterTermination: .restartAfterFailure)
    let (first, _) = shared.recorded()
    source.last.send(1)
    let (second, _) = shared.recorded()
    source.last.fail(.one)
    expectEqual(first.events, [.next(1), .failed(.one)])
    expectEqual(second.events, [.next(1), .failed(.one)])
    let (third, _) = shared.recorded()
    expectEqual(third.events, [])
    source.last.send(2)
    source.last.complete()
    expectEqual(third.events, [.next(2), .completed])
    expectEqual(shared.events(), [.next(2), .completed])
    expectEqual(source.all.value.count, 2)
  }

  private final class Subjects: Sendable {
    let all = Shared<[Subject<Int, TestFailure>]>([])
    var last: Subject<Int, TestFailure> { all.value.last ?? Subject() }

    func make() -> Signal<Int, TestFailure> {
      let subject = Subject<Int, TestFailure>()
      all.withLock { $0.append(subject) }
      return subject.erased
    }
  }

  @Test("A single subscriber gets the events of the source unchanged", arguments: [0, 2])
  func model(replay: Int) {
    expectModel("share, replaying \(replay)", histories: 500) { source, _ in source.share(replay: replay) }
      .follows { $0 }
  }
}
