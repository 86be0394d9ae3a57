import TestSupport

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
    expectEqual(skipped("a--b--c--d--|", 4), "------c--d--|")
    expectEqual(skipped("a-b|", 9), "---|")
    expectEqual(skipped("a-#", 9), "--#")
    expectEqual(skipped("|", 9), "|")
  }

  @Test("A value in the instant in which the time has passed is sent, because the timer was scheduled first")
  func tie() {
    expectEqual(skipped("a-b-c|", 2), "--b-c|")
  }

  @Test("With a duration of zero values sent during the subscription are dropped")
  func zero() {
    let subject = Subject<Int, Never>()
    let signal = Signal<Int, Never>.from([1, 2]).concat(subject).skip(for: .zero, on: scheduler)
    let (recorder, _) = signal.recorded()
    scheduler.run()
    subject.send(3)
    expectEqual(recorder.events, [.next(3)])
    expectEqual(skipped("a|", 0), "a|")
  }

  @Test("The source is subscribed to at once")
  func subscription() {
    let source = Source<Int>()
    let signal = source.skip(for: .seconds(3), on: scheduler)
    expectEqual(source.subscriptions, 0)
    signal.subscribeEvents { _ in }
    expectEqual(source.subscriptions, 1)
  }

  @Test("It follows its model", arguments: 0...7)
  func model(ticks: Int) {
    expectModel("skip(for:), \(ticks)", histories: 300, manners: [.cold]) { source, scheduler in
      source.skip(for: .seconds(ticks), on: scheduler)
    }
    .follows { input in input.filter { $0.tick >= ticks || $0.event.isTerminal } }
  }
}
