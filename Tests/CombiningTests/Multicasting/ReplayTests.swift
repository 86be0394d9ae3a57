import TestSupport

@Suite(.withoutLeaks) struct ReplayTests {
  @Test("replay runs the source once, immediately, and late subscribers get everything", .proves("B318"))
  func replay() {
    let source = Source<Int>()
    let replayed = source.replay()
    expectEqual(source.subscriptions, 1)
    source.send(1, 2)
    let (recorder, _) = replayed.recorded()
    source.send(3)
    source.complete()
    expectEqual(recorder.events, [.next(1), .next(2), .next(3), .completed])
    expectEqual(replayed.events(), recorder.events)
    expectEqual(source.subscriptions, 1)
    expectEqual(source.ends, 1)
  }

  @Test("replay keeps no more than its limit", .proves("W55"))
  func capacity() {
    let source = Source<Int>()
    let replayed = source.replay(capacity: .last(2))
    source.send(1, 2, 3)
    expectEqual(replayed.values(), [2, 3])
    let lifetimes = Lifetimes()
    let objects = Source<Tracked>()
    let replayedObjects = objects.replay(capacity: .last(2))
    for _ in 0..<5 { objects.send(lifetimes.make()) }
    expectEqual(lifetimes.live, 2)
    withExtendedLifetime(replayedObjects) {}
  }

  @Test("replayLast keeps one value and the end", .proves("B319"), arguments: [nil, TestFailure.one])
  func replayLast(failure: TestFailure?) {
    let source = Source<Int>()
    let replayed = source.replayLast()
    expectEqual(source.subscriptions, 1)
    source.send(1, 2)
    expectEqual(replayed.values(), [2])
    if let failure { source.fail(failure) } else { source.complete() }
    expectEqual(replayed.events(), [.next(2), failure.map { .failed($0) } ?? .completed])
  }

  @Test("replayLazily runs the source at the first subscription only", .proves("B320"))
  func replayLazily() {
    let source = Source<Int>()
    let replayed = source.replayLazily()
    expectEqual(source.subscriptions, 0)
    let (first, _) = replayed.recorded()
    source.send(1, 2)
    expectEqual(replayed.values(), [1, 2])
    source.complete()
    expectEqual(replayed.events(), [.next(1), .next(2), .completed])
    expectEqual(first.events, [.next(1), .next(2), .completed])
    expectEqual(source.subscriptions, 1)
  }

  @Test("Synchronous values reach the first subscriber and are replayed", .proves("B320"))
  func replayLazilySynchronously() {
    let runs = Counter()
    let replayed = Signal<Int, Never>
      .deferred {
        runs.next()
        return [1, 2].signal()
      }
      .replayLazily()
    expectEqual(replayed.events(), [.next(1), .next(2), .completed])
    expectEqual(replayed.events(), [.next(1), .next(2), .completed])
    expectEqual(runs.value, 1)
  }

  @Test("Disposed subscribers do not end the source", .proves("B321"))
  func unobserved() {
    let source = Source<Int>()
    let replayed = source.replayLazily()
    replayed.subscribeEvents { _ in }.dispose()
    source.send(1)
    expectEqual(source.ends, 0)
    expectEqual(replayed.values(), [1])
  }

  @Test("Values received before a cut are replayed after it", .proves("B322"))
  func cut() {
    let source = Source<Int>()
    let trigger = Subject<Void, Never>()
    let replayed = source.take(until: trigger).replayLazily()
    replayed.subscribeEvents { _ in }
    source.send(1, 2)
    trigger.send(())
    source.send(3)
    expectEqual(replayed.events(), [.next(1), .next(2), .completed])
  }

  @Test("The source ends when the replayed signal and its subscribers are released", .proves("B323"))
  func release() {
    let source = Source<Int>()
    func replayAndDrop() -> any Disposable { source.replay().subscribeEvents { _ in } }
    let subscription = replayAndDrop()
    expectEqual(source.ends, 0)
    subscription.dispose()
    expectEqual(source.ends, 1)

    func replayAndDropUnobserved() { _ = source.replay() }
    replayAndDropUnobserved()
    expectEqual(source.subscriptions, 2)
    expectEqual(source.ends, 2)
  }

  @Test("A single subscriber gets the events of the source unchanged")
  func model() {
    expectModel("replayLazily", manners: [.hot]) { source, _ in source.replayLazily() }.follows { $0 }
    expectModel("replay", manners: [.hot]) { source, _ in source.replay() }.follows { $0 }
  }
}
