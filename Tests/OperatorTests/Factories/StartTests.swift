import TestSupport

@Suite(.withoutLeaks) struct StartTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  private func work(_ subscriber: Subscriber<Int, TestFailure>) {
    log.append("start")
    subscriber.send(1)
    subscriber.send(2)
    subscriber.complete()
  }

  @Test("startLazily runs the work once, at the first subscription, and replays all events", .proves("B052"))
  func lazily() {
    let signal = Signal.startLazily(on: scheduler, work)
    scheduler.run()
    expectEqual(log.entries, [])
    let (first, _) = signal.recorded()
    let (second, _) = signal.recorded()
    expectEqual(log.entries, [])
    scheduler.run()
    let all: [Event<Int, TestFailure>] = [.next(1), .next(2), .completed]
    expectEqual(first.events, all)
    expectEqual(second.events, all)
    expectEqual(signal.events(), all)
    scheduler.run()
    expectEqual(log.entries, ["start"])
  }

  @Test("On the immediate scheduler the work starts inside the first subscription", .proves("B053"))
  func immediately() {
    let signal = Signal.startLazily(on: ImmediateScheduler(), work)
    expectEqual(signal.events(), [.next(1), .next(2), .completed])
    expectEqual(signal.events(), [.next(1), .next(2), .completed])
    expectEqual(log.entries, ["start"])
  }

  @Test("Disposing the first subscription before the start prevents it, a later one starts", .proves("B054"))
  func disposalBeforeStart() {
    let signal = Signal.startLazily(on: scheduler, work)
    signal.subscribeEvents { _ in }.dispose()
    #expect(scheduler.isIdle)
    let (recorder, _) = signal.recorded()
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
    expectEqual(log.entries, ["start"])
  }

  @Test("One of two subscriptions made before the start is enough", .proves("B054"))
  func disposalOfOne() {
    let signal = Signal.startLazily(on: scheduler, work)
    let subscription = signal.subscribeEvents { _ in }
    let (recorder, _) = signal.recorded()
    subscription.dispose()
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
    expectEqual(log.entries, ["start"])
  }

  @Test("Disposal after the start does not cancel the work", .proves("B055"), arguments: [true, false])
  func disposalAfterStart(isEager: Bool) {
    let source = Subject<Int, TestFailure>()
    let work = { @Sendable (subscriber: Subscriber<Int, TestFailure>) in
      subscriber.onDispose { log.append("cleanup") }
      subscriber.add(source.subscribe(next: { subscriber.send($0) }, failed: { subscriber.fail($0) }))
    }
    let signal =
      isEager
      ? Signal.startEagerly(on: ImmediateScheduler(), work) : .startLazily(on: ImmediateScheduler(), work)
    let subscription = signal.subscribeEvents { _ in }
    source.send(1)
    subscription.dispose()
    source.send(2)
    expectEqual(log.entries, [])
    expectEqual(signal.events(), [.next(1), .next(2)])
  }

  @Test("startEagerly runs the work once, immediately, with any number of subscribers", .proves("B056"))
  func eagerly() {
    let signal = Signal.startEagerly(on: scheduler, work)
    expectEqual(log.entries, [])
    scheduler.run()
    expectEqual(log.entries, ["start"])
    expectEqual(signal.events(), [.next(1), .next(2), .completed])
    expectEqual(signal.events(), [.next(1), .next(2), .completed])
    scheduler.run()
    expectEqual(log.entries, ["start"])
  }

  @Test("A value sent later is delivered on the thread that sends it", .proves("B057"))
  func laterEvents() {
    let source = Subject<Int, TestFailure>()
    let signal = Signal<Int, TestFailure>.startLazily(on: scheduler) { subscriber in
      subscriber.add(source.subscribe(next: { subscriber.send($0) }, failed: { subscriber.fail($0) }))
    }
    let (recorder, _) = signal.recorded()
    scheduler.run()
    source.send(1)
    expectEqual(recorder.events, [.next(1)])
    #expect(scheduler.isIdle)
  }

  @Test("The number of replayed values can be limited")
  func capacity() {
    let eager = Signal.startEagerly(on: ImmediateScheduler(), replay: .last(1), work)
    expectEqual(eager.events(), [.next(2), .completed])
    let lazy = Signal.startLazily(on: ImmediateScheduler(), replay: .last(0), work)
    expectEqual(lazy.events(), [.next(1), .next(2), .completed])
    expectEqual(lazy.events(), [.completed])
  }
}
