import TestSupport

@Suite(.withoutLeaks) struct MeasureIntervalTests {
  let scheduler = TestScheduler()

  @Test("It sends the time between values, from the subscription for the first")
  func intervals() {
    scheduler.advance(ticks: 5)
    let recording = scheduler.record(
      scheduler.cold("-a--(bc)-#", error: TestFailure.one).measureInterval(on: scheduler).map {
        Int($0 / .seconds(1))
      }
    )
    scheduler.run()
    expectEqual(recording, "------1--(30)-#")
  }

  @Test("It follows its model")
  func model() {
    expectModel("measureInterval(on:)") { source, scheduler in
      source.measureInterval(on: scheduler).map { Int($0 / .seconds(1)) }
    }
    .follows { input in
      zip([Step(0, .completed)] + input, input).map { before, step in
        Step(step.tick, step.event.map { _ in step.tick - before.tick })
      }
    }
  }
}
