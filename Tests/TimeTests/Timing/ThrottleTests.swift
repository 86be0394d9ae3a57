import TestSupport

@Suite(.withoutLeaks) struct ThrottleTests {
  let scheduler = TestScheduler()

  @Test("A timer is scheduled only while a value waits")
  func timers() {
    let counting = CountingScheduler(scheduler)
    let subject = Subject<Int, Never>()
    subject.throttle(for: .seconds(1), latest: true, on: counting).subscribe()
    subject.send(1)
    #expect(scheduler.isIdle)
    for value in 0..<100 { subject.send(value) }
    expectEqual(counting.scheduled, 1)
    subject.complete()
    #expect(scheduler.isIdle)
  }

  private func model(
    _ input: [Step<Int>],
    latest: Bool,
    _ ticks: (Event<Int, TestFailure>) -> Int
  ) -> [Step<Int>] {
    var output: [Step<Int>] = []
    var waiting: Event<Int, TestFailure>?
    var free = 0
    for tick in 0...100 {
      for step in input where step.tick == tick {
        switch step.event {
        case .next where tick >= free:
          output.append(step)
          (waiting, free) = (nil, tick + ticks(step.event))
        case .next:
          if latest { waiting = step.event }
        case .completed:
          if let waiting { output.append(Step(tick, waiting)) }
          return output + [step]
        case .failed:
          return output + [step]
        }
      }
      if tick >= free, let event = waiting {
        output.append(Step(tick, event))
        (waiting, free) = (nil, tick + ticks(event))
      }
    }
    return output
  }

  @Test("It follows its model", arguments: 0...4, [true, false])
  func model(ticks: Int, latest: Bool) {
    expectModel("throttle(for:), \(ticks), latest: \(latest)", histories: 400) { source, scheduler in
      source.throttle(for: .seconds(ticks), latest: latest, on: scheduler)
    }
    .follows { model($0, latest: latest) { _ in ticks } }
  }

  @Test("It follows its model of durations", arguments: [true, false])
  func modelOfDurations(latest: Bool) {
    expectModel("throttle(on:), latest: \(latest)") { source, scheduler in
      source.throttle(on: scheduler, latest: latest) { .seconds($0 % 4) }
    }
    .follows { model($0, latest: latest) { $0.value.map { $0 % 4 } ?? 0 } }
  }

  @Test("The value that is sent decides on the pause after it, and the closure is not called for the others")
  func durations() {
    let log = Log<String>()
    let recording = scheduler.record(
      scheduler.cold("3a-2---1bc----|").throttle(on: scheduler) { value in
        log.append(value)
        return .seconds(Int(value) ?? 0)
      }
    )
    scheduler.run()
    expectEqual(recording, "3--2---1bc----|")
    expectEqual(log.entries, ["3", "2", "1", "b", "c"])
  }
}
