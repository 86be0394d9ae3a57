import TestSupport

@Suite(.withoutLeaks) struct TimeoutFirstTests {
  let scheduler = TestScheduler()

  private func timed(_ marbles: String, first: Int, next: Int?) -> Recording<String, TestFailure> {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      scheduler.cold(marbles, error: TestFailure.one).timeout(
        first: .seconds(first),
        next: next.map { .seconds($0) },
        failingWith: .two,
        on: scheduler
      )
    )
    scheduler.run()
    return recording
  }

  @Test("The first event and the later ones have limits of their own")
  func limits() {
    expectEqual(timed("-----a-b--c----d|", first: 8, next: 3), "-----a-b--c--#")
    expectEqual(timed("-----a|", first: 3, next: 9), "---#")
    expectEqual(timed("--a--b|", first: 3, next: 4), "--a--b|")
    expectEqual(timed("--|", first: 3, next: 4), "--|")
    expectEqual(timed("-a#", first: 3, next: 4).events.last?.event, .failed(.one))
    expectEqual(timed("-", first: 3, next: 4).events.last?.event, .failed(.two))
  }

  @Test("Without a limit for the later events the first value cancels the timer")
  func firstOnly() {
    expectEqual(timed("--a---------b|", first: 3, next: nil), "--a---------b|")
    expectEqual(timed("----a|", first: 3, next: nil), "---#")
    let subject = Subject<Int, TestFailure>()
    subject.timeout(first: .seconds(3), failingWith: .two, on: scheduler).subscribeEvents { _ in }
    #expect(!scheduler.isIdle)
    subject.send(1)
    #expect(scheduler.isIdle)
  }

  @Test("A synchronous source is always in time, also with limits of zero")
  func zero() {
    let (recorder, _) = Signal<Int, TestFailure>.from([1, 2])
      .timeout(first: .zero, next: .zero, failingWith: .two, on: scheduler)
      .recorded()
    expectEqual(recorder.events, [.next(1), .next(2), .completed])
    #expect(scheduler.isIdle)
  }

  @Test("It follows its model", arguments: 1...3, [1, 3, nil])
  func model(first: Int, next: Int?) {
    expectModel("timeout(first:), \(first), \(next ?? 0)", histories: 300, manners: [.cold]) {
      source,
      scheduler in
      source.timeout(
        first: .seconds(first),
        next: next.map { .seconds($0) },
        failingWith: .two,
        on: scheduler
      )
    }
    .follows { input in
      var output: [Step<Int>] = []
      // The first timer was started before the source, the others were set by values.
      var due: Int? = first - 1
      for step in input {
        if let due, step.tick > due { break }
        output.append(step)
        due = next.map { step.tick + $0 }
      }
      if output.last?.event.isTerminal ?? false { return output }
      let timeout = output.isEmpty ? first : due
      return output + (timeout.map { [Step($0, .failed(.two))] } ?? [])
    }
  }
}
