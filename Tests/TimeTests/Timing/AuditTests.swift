import TestSupport

@Suite(.withoutLeaks) struct AuditTests {
  let scheduler = TestScheduler()

  @Test("A value scheduled after the timer for its instant starts the next duration")
  func tie() {
    let subject = Subject<String, Never>()
    let recording = scheduler.record(subject.audit(for: .seconds(2), on: scheduler))
    subject.send("a")
    scheduler.schedule(after: .seconds(2)) { subject.send("b") }
    scheduler.run()
    expectEqual(recording, "--a-b")
  }

  @Test("The first value of a duration decides on it, and the closure is not called for the others")
  func durations() {
    let log = Log<String>()
    let recording = scheduler.record(
      scheduler.cold("3a--2b---1-|").audit(on: scheduler) { value in
        log.append(value)
        return .seconds(Int(value) ?? 9)
      }
    )
    scheduler.run()
    expectEqual(recording, "---a--b---1|")
    expectEqual(log.entries, ["3", "2", "1"])
  }

  @Test("A timer is scheduled only while a value waits, one for each duration")
  func timers() {
    let counting = CountingScheduler(scheduler)
    let subject = Subject<Int, Never>()
    subject.audit(for: .seconds(1), on: counting).subscribe()
    #expect(scheduler.isIdle)
    for value in 0..<100 { subject.send(value) }
    expectEqual(counting.scheduled, 1)
    scheduler.run()
    subject.send(0)
    expectEqual(counting.scheduled, 2)
  }

  private func model(_ input: [Step<Int>], _ ticks: (Int) -> Int) -> [Step<Int>] {
    var output: [Step<Int>] = []
    var waiting: (value: Int, due: Int)?
    for tick in 0...100 {
      for step in input where step.tick == tick {
        switch step.event {
        case .next(let value): waiting = (value, waiting?.due ?? tick + ticks(value))
        case .completed:
          if let waiting { output.append(Step(tick, .next(waiting.value))) }
          return output + [step]
        case .failed: return output + [step]
        }
      }
      if let (value, due) = waiting, due == tick {
        output.append(Step(tick, .next(value)))
        waiting = nil
      }
    }
    return output
  }

  @Test("It follows its model", arguments: 0...4)
  func model(ticks: Int) {
    expectModel("audit(for:), \(ticks)", histories: 500) { source, scheduler in
      source.audit(for: .seconds(ticks), on: scheduler)
    }
    .follows { model($0) { _ in ticks } }
  }

  @Test("It follows its model of durations")
  func modelOfDurations() {
    expectModel("audit(on:)") { source, scheduler in source.audit(on: scheduler) { .seconds($0 % 4) } }
      .follows { model($0) { $0 % 4 } }
  }
}
