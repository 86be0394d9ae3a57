import TestSupport
import Testing

@Suite(.withoutLeaks) struct ReplayTests {
  @Test("replay runs the source once, immediately, and late subscribers get everything", .proves("B318"))
  func replay() {
    let source = Source<Int>()
    let replayed = source.replay()
    #expect(source.subscriptions == 1)
    source.send(1, 2)
    let (recorder, _) = replayed.recorded()
    source.send(3)
    source.complete()
    #expect(recorder.events == [.next(1), .next(2), .next(3), .completed])
    #expect(replayed.events() == recorder.events)
    #expect(source.subscriptions == 1)
    #expect(source.ends == 1)
  }

  @Test("replay keeps no more than its limit", .proves("W55"))
  func capacity() {
    let source = Source<Int>()
    let replayed = source.replay(capacity: .last(2))
    source.send(1, 2, 3)
    #expect(replayed.values() == [2, 3])
    let lifetimes = Lifetimes()
    let objects = Source<Tracked>()
    let replayedObjects = objects.replay(capacity: .last(2))
    for _ in 0..<5 { objects.send(lifetimes.make()) }
    #expect(lifetimes.live == 2)
    withExtendedLifetime(replayedObjects) {}
  }

  @Test("replayLast keeps one value and the end", .proves("B319"), arguments: [nil, TestFailure.one])
  func replayLast(failure: TestFailure?) {
    let source = Source<Int>()
    let replayed = source.replayLast()
    #expect(source.subscriptions == 1)
    source.send(1, 2)
    #expect(replayed.values() == [2])
    if let failure { source.fail(failure) } else { source.complete() }
    #expect(replayed.events() == [.next(2), failure.map { .failed($0) } ?? .completed])
  }

  @Test("replayLazily runs the source at the first subscription only", .proves("B320"))
  func replayLazily() {
    let source = Source<Int>()
    let replayed = source.replayLazily()
    #expect(source.subscriptions == 0)
    let (first, _) = replayed.recorded()
    source.send(1, 2)
    #expect(replayed.values() == [1, 2])
    source.complete()
    #expect(replayed.events() == [.next(1), .next(2), .completed])
    #expect(first.events == [.next(1), .next(2), .completed])
    #expect(source.subscriptions == 1)
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
    #expect(replayed.events() == [.next(1), .next(2), .completed])
    #expect(replayed.events() == [.next(1), .next(2), .completed])
    #expect(runs.value == 1)
  }

  @Test("Disposed subscribers do not end the source", .proves("B321"))
  func unobserved() {
    let source = Source<Int>()
    let replayed = source.replayLazily()
    replayed.subscribeEvents { _ in }.dispose()
    source.send(1)
    #expect(source.ends == 0)
    #expect(replayed.values() == [1])
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
    #expect(replayed.events() == [.next(1), .next(2), .completed])
  }

  @Test("The source ends when the replayed signal and its subscribers are released", .proves("B323"))
  func release() {
    let source = Source<Int>()
    func replayAndDrop() -> any Disposable { source.replay().subscribeEvents { _ in } }
    let subscription = replayAndDrop()
    #expect(source.ends == 0)
    subscription.dispose()
    #expect(source.ends == 1)

    func replayAndDropUnobserved() { _ = source.replay() }
    replayAndDropUnobserved()
    #expect(source.subscriptions == 2)
    #expect(source.ends == 2)
  }

  @Test("A single subscriber gets the events of the source unchanged")
  func model() {
    expectModel("replayLazily", manners: [.hot]) { source, _ in
      source.replayLazily()
    } model: {
      $0
    }
    expectModel("replay", manners: [.hot]) { source, _ in
      source.replay()
    } model: {
      $0
    }
  }
}
