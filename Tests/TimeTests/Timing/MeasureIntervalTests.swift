import TestSupport

@Suite(.withoutLeaks) struct MeasureIntervalTests {
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
