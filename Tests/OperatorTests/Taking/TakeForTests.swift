import TestSupport

@Suite(.withoutLeaks) struct TakeForTests {
  let scheduler = TestScheduler()

  private func taken(_ marbles: String, _ ticks: Int) -> Recording<String, TestFailure> {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      scheduler.cold(marbles, error: TestFailure.one).take(for: .seconds(ticks), on: scheduler)
    )
    scheduler.run()
    return recording
  }

  @Test("With a duration of zero only values sent during the subscription are in time")
  func zero() {
    let signal = Signal<Int, Never>.from([1, 2]).concat(Signal.never).take(for: .zero, on: scheduler)
    let (recorder, _) = signal.recorded()
    expectEqual(recorder.events, [.next(1), .next(2)])
    scheduler.run()
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
    expectEqual(taken("a", 0), "|")
  }

  @Test("The source is disposed when the time has passed, on the scheduler, before completion is delivered")
  func ends() {
    let source = Source<Int>()
    let log = Log<Int>()
    source.take(for: .seconds(2), on: scheduler).subscribe(
      next: { _ in },
      failed: { _ in },
      completed: { [scheduler] in
        log.append(source.ends)
        #expect(isSame(currentScheduler, scheduler))
      }
    )
    scheduler.run()
    expectEqual(log.entries, [1])
  }

  @Test("It follows its model", arguments: 0...7)
  func model(ticks: Int) {
    expectModel("take(for:), \(ticks)", histories: 300, manners: [.cold]) { source, scheduler in
      source.take(for: .seconds(ticks), on: scheduler)
    }
    .follows { input in
      let inTime = input.filter { $0.tick < ticks }
      let isEnded = inTime.last?.event.isTerminal ?? false
      return isEnded ? inTime : inTime + [Step(ticks, .completed)]
    }
  }
}
