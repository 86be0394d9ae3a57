import TestSupport

@Suite(.withoutLeaks) struct ModelCheckerTests {
  @Test("An operator that follows its model passes")
  func right() {
    expectModel("map") { source, _ in source.map { $0 * 2 } }
      .follows { input in input.map { Step($0.tick, $0.event.map { $0 * 2 }) } }
  }

  @Test("For an operator that differs from its model, the simplest history is drawn")
  func wrong() throws {
    let check = ModelCheck("debounce", inputs: 1, History.Manner.allCases) { sources, scheduler in
      sources[0].delay(for: .seconds(1), on: scheduler)
    } model: { history in
      history.inputs[0]
    }
    let difference = try #require(check.difference(within: 2_000))
    #expect(
      difference.hasPrefix(
        """
        debounce is not its model:
          upstream 1  |
          model       |
          operator    -|
          cold, disposed: never
        (seed
        """
      )
    )
  }

  @Test("The order of two upstreams in one tick is part of a history")
  func twoUpstreams() throws {
    let check = ModelCheck("merge", inputs: 2, History.Manner.allCases) { sources, _ in
      sources[0].merge(sources[1])
    } model: { history in
      var running = 2
      var output: [Step<Int>] = []
      for (_, step) in interleaved([history.inputs[1], history.inputs[0]]) {
        if step.event == .completed { running -= 1 }
        if step.event != .completed || running == 0 { output.append(step) }
        if step.event.failure != nil { break }
      }
      return output
    }
    let difference = try #require(check.difference(within: 2_000))
    #expect(
      difference.hasPrefix(
        """
        merge is not its model:
          upstream 1  0
          upstream 2  1
          model       (10)
          operator    (01)
          cold, disposed: never
        (seed
        """
      )
    )
  }

  @Test("Work scheduled after the end is reported")
  func pending() throws {
    let check = ModelCheck("leak", inputs: 1, [.cold]) { sources, scheduler in
      Signal<Int, TestFailure>.create { subscriber in
        scheduler.schedule(after: .seconds(50)) {}
        sources[0].subscribe(subscriber)
      }
    } model: { history in
      history.inputs[0]
    }
    let difference = try #require(check.difference(within: 2_000))
    #expect(
      difference.hasPrefix(
        """
        leak is not its model:
          upstream 1  |
          model       |
          operator    |
          after the end something is still scheduled
          cold, disposed: never
        """
      )
    )
  }
}
