import TestSupport

@Suite(.withoutLeaks) struct TimestampTests {
  let scheduler = TestScheduler()

  @Test("The pair of value and time can be taken apart")
  func parts() {
    let log = Log<Duration>()
    [1].signal().timestamp(on: scheduler).subscribe { value, time in log.append(time * value) }
    expectEqual(log.entries, [.zero])
  }

  @Test("It follows its model")
  func model() {
    expectModel("timestamp(on:)") { source, scheduler in
      source.timestamp(on: scheduler).map { [$0.value, Int($0.time / .seconds(1))] }
    }
    .follows { input in input.map { step in Step(step.tick, step.event.map { [$0, step.tick] }) } }
  }
}
