import TestSupport

@Suite(.withoutLeaks) struct BufferUntilTests {
  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("buffer(until:)") { $0.buffer(until: { $0 }) }
    expectReleasesValues("buffer(until:)") { source, captured in
      source.buffer(until: { $0.skip(2) }).map { $0 + [captured] }
    }
    #expect(Signal<Int, Never>.just(1).named("a").buffer(until: { $0 }).description == "[a] buffer")
  }

  @Test("An array of the values that arrive until a time has passed")
  func model() {
    expectModel("buffer(until:)") { source, scheduler in
      source.held.buffer(until: { _ in Signal<Int, Never>.timer(after: scheduler.tick * 2, on: scheduler) })
    }
    .follows { input in
      var (gathered, due): ([Int], Int) = ([], 0)
      var output: [Step<[Int]>] = []
      func send(before tick: Int) {
        if !gathered.isEmpty, due < tick { output.append(Step(due, .next(gathered))) }
        if due < tick { gathered = [] }
      }
      for step in input {
        send(before: step.tick)
        switch step.event {
        case .next(let value):
          if gathered.isEmpty { due = step.tick + 2 }
          gathered.append(value)
        case .failed(let error): return output + [Step(step.tick, .failed(error))]
        case .completed:
          let last = gathered.isEmpty ? [] : [Step(step.tick, .next(gathered))]
          return output + last + [Step(step.tick, .completed)]
        }
      }
      send(before: .max)
      return output
    }
    expectSame("buffer(until:): one value each") { $0[0].buffer(until: { $0 }) }.and { $0[0].map { [$0] } }
  }
}
