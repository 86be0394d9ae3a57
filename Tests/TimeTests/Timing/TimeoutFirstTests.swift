import TestSupport

@Suite(.withoutLeaks) struct TimeoutFirstTests {
  let scheduler = TestScheduler()

  @Test("Without a limit for the later events the first value cancels the timer")
  func firstOnly() {
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
