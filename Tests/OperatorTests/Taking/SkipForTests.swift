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

  @Test("It follows its model", arguments: 0...7)
  func model(ticks: Int) {
    expectModel("skip(for:), \(ticks)", histories: 300, manners: [.cold]) { source, scheduler in
      source.skip(for: .seconds(ticks), on: scheduler)
    }
    .follows { input in input.filter { $0.tick >= ticks || $0.event.isTerminal } }
  }
}
