import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct DelaySubscriptionTests {
  let scheduler = TestScheduler()

  @Test("The source is started after the delay, on the scheduler", arguments: 0...3)
  func start(ticks: Int) {
    let source = scheduler.cold("a-b|", error: TestFailure.one)
    let recording = scheduler.record(source.delaySubscription(for: .seconds(ticks), on: scheduler))
    #expect(source.subscriptions == [])
    scheduler.run()
    let pause = String(repeating: "-", count: ticks)
    #expect(recording.marbles == pause + "a-b|")
    #expect(source.subscriptions.map(\.description) == [pause + "^--!"])
  }

  @Test("A source that sends at once sends on the scheduler")
  func synchronous() {
    let log = Log<Int>()
    [1, 2].signal().delaySubscription(for: .seconds(1), on: scheduler).subscribe { [scheduler] value in
      #expect(isSame(currentScheduler, scheduler))
      log.append(value)
    }
    #expect(log.entries == [])
    scheduler.run()
    #expect(log.entries == [1, 2])
    let (recorder, _) = [Int]().signal().delaySubscription(for: .seconds(1), on: scheduler).recorded()
    scheduler.run()
    #expect(recorder.events == [.completed])
  }

  @Test("A failure of the source is delivered at once, and earlier values of a subject are missed")
  func failure() {
    let subject = Subject<Int, TestFailure>()
    let (recorder, _) = subject.delaySubscription(for: .seconds(2), on: scheduler).recorded()
    subject.send(1)
    scheduler.run()
    subject.send(2)
    subject.fail(.one)
    #expect(recorder.events == [.next(2), .failed(.one)])
  }

  @Test("Disposal before the delay has passed cancels the timer, and the source never starts")
  func disposal() {
    let source = Source<Int>()
    let (_, subscription) = source.delaySubscription(for: .seconds(2), on: scheduler).recorded()
    scheduler.advance(ticks: 1)
    subscription.dispose()
    #expect(scheduler.isIdle)
    scheduler.run()
    #expect(source.subscriptions == 0)
  }

  @Test("Disposal after that disposes the source, also in a handler")
  func laterDisposal() {
    let source = Source<Int>()
    let subscription = SerialDisposable()
    let log = Log<Int>()
    subscription.inner = source.delaySubscription(for: .seconds(2), on: scheduler).subscribe(
      next: { value in
        source.send(value + 1)
        log.append(value)
        if value == 2 { subscription.dispose() }
      },
      failed: { _ in }
    )
    scheduler.run()
    source.send(1)
    #expect(log.entries == [1, 2])
    #expect(source.ends == 1)
  }

  @Test("Its description shows the operator")
  func description() {
    #expect("\([1].signal().delaySubscription(for: .zero, on: scheduler))" == "[from] delaySubscription")
  }

  #if os(macOS) || os(Linux)
  @Test("A negative duration traps")
  func negative() async {
    await #expect(processExitsWith: .failure) {
      _ = Signal<Int, Never>.just(1).delaySubscription(for: .seconds(-1), on: TestScheduler())
    }
  }
  #endif

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("delaySubscription(for:)") { $0.delaySubscription(for: .zero, on: InlineScheduler()) }
    expectReleasesValues("delaySubscription(for:)") { source, _ in
      source.delaySubscription(for: .zero, on: InlineScheduler())
    }
  }

  @Test("It follows its model", arguments: 0...3)
  func model(ticks: Int) {
    expectModel("delaySubscription(for:), \(ticks)", upstreams: 1, histories: 600) { sources, scheduler in
      sources[0].delaySubscription(for: .seconds(ticks), on: scheduler)
    } model: { upstreams in
      upstreams[0].subscribed(at: .end(of: ticks), order: 0).steps
    }
  }
}
