import TestSupport

@Suite(.withoutLeaks) struct ThrottleTests {
  let scheduler = TestScheduler()

  private func throttled(_ marbles: String, ticks: Int = 3, latest: Bool) -> Recording<String, TestFailure> {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      scheduler.cold(marbles, error: TestFailure.one)
        .throttle(for: .seconds(ticks), latest: latest, on: scheduler)
    )
    scheduler.run()
    return recording
  }

  @Test("The first value is sent immediately, then the latest after each duration", .proves("W41"))
  func latest() {
    expectEqual(throttled("abcdefgh--|", latest: true), "a--d--g--h|")
    expectEqual(throttled("abc-------|", latest: true), "a--c------|")
    expectEqual(throttled("a-----b---|", latest: true), "a-----b---|")
  }

  @Test("Only the first value of each duration is sent")
  func first() {
    expectEqual(throttled("abcdefgh--|", latest: false), "a--d--g---|")
    expectEqual(throttled("ab---cd---|", latest: false), "a----c----|")
  }

  @Test("Two values are never closer than the duration, also after a late one")
  func distance() {
    expectEqual(throttled("ab--c-----|", latest: true), "a--b--c---|")
  }

  @Test("With a duration of zero all values are sent immediately")
  func zero() {
    expectEqual(throttled("(abc)d|", ticks: 0, latest: true), "(abc)d|")
    expectEqual(throttled("(abc)d|", ticks: 0, latest: false), "(abc)d|")
  }

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

  @Test("A value sent in a handler waits for the duration")
  func reentrancy() {
    let subject = Subject<String, Never>()
    let recording = scheduler.record(
      subject.throttle(for: .seconds(2), latest: true, on: scheduler).map { value in
        if value == "a" { subject.send("b") }
        return value
      }
    )
    subject.send("a")
    scheduler.run()
    expectEqual(recording, "a-b")
    subject.complete()
    scheduler.run()
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
