import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import TestSupport
import Testing

@Suite(.withoutLeaks) struct SkipForTests {
  let scheduler = TestScheduler()

  private func skipped(_ marbles: String, _ ticks: Int) -> Recording<String, TestFailure> {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      scheduler.cold(marbles, error: TestFailure.one).skip(for: .seconds(ticks), on: scheduler)
    )
    scheduler.run()
    return recording
  }

  @Test("Values are dropped until the time has passed")
  func values() {
    #expect(skipped("a--b--c--d--|", 4) == "------c--d--|")
    #expect(skipped("a-b|", 9) == "---|")
    #expect(skipped("a-#", 9) == "--#")
    #expect(skipped("|", 9) == "|")
  }

  @Test("A value in the instant in which the time has passed is sent, because the timer was scheduled first")
  func tie() {
    #expect(skipped("a-b-c|", 2) == "--b-c|")
  }

  @Test("With a duration of zero values sent during the subscription are dropped")
  func zero() {
    let subject = Subject<Int, Never>()
    let signal = Signal<Int, Never>.from([1, 2]).concat(subject).skip(for: .zero, on: scheduler)
    let (recorder, _) = signal.recorded()
    scheduler.run()
    subject.send(3)
    #expect(recorder.events == [.next(3)])
    #expect(skipped("a|", 0) == "a|")
  }

  @Test("The source is subscribed to at once")
  func subscription() {
    let source = Source<Int>()
    let signal = source.skip(for: .seconds(3), on: scheduler)
    #expect(source.subscriptions == 0)
    signal.subscribeEvents { _ in }
    #expect(source.subscriptions == 1)
  }

  @Test("The end of the source and disposal cancel the timer")
  func cancellation() {
    for end in [Event<Int, TestFailure>.completed, .failed(.one)] {
      let subject = Subject<Int, TestFailure>()
      subject.skip(for: .seconds(9), on: scheduler).subscribeEvents { _ in }
      #expect(!scheduler.isIdle)
      subject.send(event: end)
      #expect(scheduler.isIdle)
    }
    let (_, subscription) = Signal<Int, Never>.never.skip(for: .seconds(9), on: scheduler).recorded()
    subscription.dispose()
    #expect(scheduler.isIdle)
  }

  @Test("Disposal in a handler stops it, and a value that a handler sends follows the current one")
  func reentrancy() {
    let subject = Subject<Int, Never>()
    let subscription = SerialDisposable()
    let log = Log<Int>()
    subscription.inner = subject.skip(for: .seconds(1), on: scheduler).subscribe { value in
      subject.send(value + 1)
      log.append(value)
      if value == 3 { subscription.dispose() }
    }
    subject.send(9)
    scheduler.run()
    subject.send(1)
    #expect(log.entries == [1, 2, 3])
  }

  #if os(macOS) || os(Linux)
  @Test("A negative duration traps")
  func negative() async {
    await #expect(processExitsWith: .failure) {
      _ = Signal<Int, Never>.just(1).skip(for: .seconds(-1), on: TestScheduler())
    }
  }
  #endif

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("skip(for:)") { $0.skip(for: .zero, on: InlineScheduler()) }
    let scheduler = scheduler
    expectReleasesValues("skip(for:)") { source, _ in source.skip(for: .seconds(1), on: scheduler) }
  }

  @Test("It follows its model", arguments: 0...7)
  func model(ticks: Int) {
    expectModel("skip(for:), \(ticks)", histories: 300, manners: [.cold]) { source, scheduler in
      source.skip(for: .seconds(ticks), on: scheduler)
    } model: { input in
      input.filter { $0.tick >= ticks || $0.event.isTerminal }
    }
  }
}
