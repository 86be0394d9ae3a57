import TestSupport

/// Models of the operators that subscribe to one signal after another, or to the same signal
/// again.
@Suite(.withoutLeaks) struct SequencedModels {
  /// Goes through the upstreams, one at a time. Each begins, after `pause` ticks, when the one before has ended so that
  /// `goesOn`; that end is left out.
  private func successive(
    _ upstreams: [ModelUpstream],
    pauses: [Int] = [],
    while goesOn: (Event<Int, TestFailure>) -> Bool
  ) -> [Step<Int>] {
    var moment = Instant.start
    var output: [Step<Int>] = []
    for (order, upstream) in upstreams.enumerated() {
      let part = upstream.subscribed(at: moment, order: order)
      guard let end = part.end, goesOn(end.event), order + 1 < upstreams.count else {
        return output + part.steps
      }
      output += part.dropLast().map(\.step)
      moment = order < pauses.count ? .end(of: end.moment.tick + pauses[order]) : end.moment
    }
    return output
  }

  // MARK: - Other signals

  @Test(.proves("B114")) func concat() {
    expectModel("concat", upstreams: 2) { sources, _ in sources[0].concat(sources[1]) }
      .follows { successive($0, while: { $0 == .completed }) }
    expectModel("concat, of three", upstreams: 3, histories: 500) { sources, _ in
      Signal.concat(sources[0], sources[1], sources[2])
    }
    .follows { successive($0, while: { $0 == .completed }) }
    expectModel("concat, of an array", upstreams: 3, histories: 500) { sources, _ in Signal.concat(sources) }
      .follows { successive($0, while: { $0 == .completed }) }
  }

  @Test(.proves("B199")) func then() {
    expectModel("then", upstreams: 2) { sources, _ in sources[0].then { sources[1] } }
      .follows { upstreams in
        let first = upstreams[0].subscribed(order: 0)
        guard let end = first.end, end.event == .completed else { return first.onlyEnd.steps }
        return upstreams[1].subscribed(at: end.moment, order: 1).steps
      }
  }

  @Test func ifEmpty() {
    expectModel("ifEmpty(switchTo:)", upstreams: 2) { sources, _ in sources[0].ifEmpty(switchTo: sources[1]) }
      .follows { upstreams in
        let isEmpty = upstreams[0].subscribed(order: 0).values.isEmpty
        return successive(upstreams, while: { isEmpty && $0 == .completed })
      }
  }

  @Test(.proves("B241", "B244")) func `catch`() {
    expectModel("catch", upstreams: 2) { sources, _ in
      sources[0].catch { $0 == .one ? sources[1] : .fail($0) }
    }
    .follows { successive($0, while: { $0.failure != nil }) }
    expectModel("catch(to:)", upstreams: 2) { sources, _ in sources[0].catch(to: sources[1]) }
      .follows { successive($0, while: { $0.failure != nil }) }
    expectModel("replaceFailure(with:)") { source, _ in
      source.replaceFailure(with: 77).promoteFailure(to: TestFailure.self)
    }
    .follows { input in input.each { $0.failure == nil ? [$0] : [.next(77), .completed] } }
  }

  // MARK: - Repeated subscription

  /// Returns a signal that plays another upstream at each subscription. After the last upstream it is silent.
  private func inTurn(_ sources: [ModelInput]) -> ModelInput {
    let turn = Count()
    return .deferred {
      let number = turn.up()
      return number <= sources.count ? sources[number - 1] : .never
    }
  }

  /// Does nothing.
  private func silence(_ number: Int) -> ModelUpstream {
    ModelUpstream(number: number, steps: [], manner: .cold)
  }

  @Test(.proves("B162", "B163", "W43")) func retry() {
    expectModel("retry", upstreams: 3) { sources, _ in inTurn(sources).retry() }
      .follows { successive($0 + [silence(3)], while: { $0.failure != nil }) }
    for times in 0...2 {
      expectModel("retry, \(times) times", upstreams: 3, histories: 700) { sources, _ in
        inTurn(sources).retry(times)
      }
      .follows { successive(Array($0.prefix(times + 1)), while: { $0.failure != nil }) }
    }
    expectModel("retry, the same", upstreams: 1, histories: 700) { sources, _ in sources[0].retry(2) }
      .follows { successive([$0[0], $0[0], $0[0]], while: { $0.failure != nil }) }
  }

  @Test(.proves("B157")) func repeated() {
    expectModel("repeated", upstreams: 3) { sources, _ in inTurn(sources).repeated() }
      .follows { successive($0 + [silence(3)], while: { $0 == .completed }) }
    for times in 1...3 {
      expectModel("repeated, \(times) times", upstreams: 3, histories: 700) { sources, _ in
        inTurn(sources).repeated(times)
      }
      .follows { successive(Array($0.prefix(times)), while: { $0 == .completed }) }
    }
    expectModel("repeated, the same", upstreams: 1, histories: 700) { sources, _ in sources[0].repeated(3) }
      .follows { successive([$0[0], $0[0], $0[0]], while: { $0 == .completed }) }
  }

  @Test func retryBackoff() {
    expectModel("retry(backoff:)", upstreams: 3) { sources, scheduler in
      inTurn(sources).retry(2, backoff: .exponential(initial: .seconds(1), factor: 3), on: scheduler)
    }
    .follows { successive($0, pauses: [1, 3], while: { $0.failure != nil }) }
  }

  @Test func retryWhen() {
    expectModel("retry(when:), at once", upstreams: 3) { sources, _ in inTurn(sources).retry(when: { $0 }) }
      .follows { successive($0 + [silence(3)], while: { $0.failure != nil }) }
    expectModel("retry(when:), twice and later", upstreams: 3) { sources, scheduler in
      inTurn(sources).retry(when: { $0.take(2).delay(for: .seconds(2), on: scheduler) })
    }
    .follows { successive($0, pauses: [2, 2], while: { $0.failure != nil }) }
    expectModel("retry(when:), never", upstreams: 1, histories: 700) { sources, _ in
      sources[0].retry(when: { $0.flatMap { _ in ModelInput.fail(.two) } })
    }
    .follows { upstreams in
      upstreams[0].steps.map { $0.event.failure == nil ? $0 : Step($0.tick, .failed(.two)) }
    }
  }

  @Test func retryConsecutive() {
    /// A value of an attempt makes its failure the first.
    func attempts(_ times: Int, _ upstreams: [ModelUpstream]) -> [Step<Int>] {
      var moment = Instant.start
      var left = times
      var output: [Step<Int>] = []
      for (order, upstream) in upstreams.enumerated() {
        let part = upstream.subscribed(at: moment, order: order)
        if !part.values.isEmpty { left = times }
        guard let end = part.end, end.event.failure != nil, left > 0 else { return output + part.steps }
        output += part.dropLast().map(\.step)
        left -= 1
        moment = end.moment
      }
      return output
    }
    for times in 0...2 {
      expectModel("retry(consecutive:), \(times) times", upstreams: 4, histories: 1_000) { sources, _ in
        inTurn(sources).retry(consecutive: times)
      }
      .follows { attempts(times, $0) }
    }
  }

  @Test func repeatedAfter() {
    expectModel("repeated, after a delay", upstreams: 3) { sources, scheduler in
      inTurn(sources).repeated(after: .seconds(2), on: scheduler)
    }
    .follows { successive($0 + [silence(3)], pauses: [2, 2, 2], while: { $0 == .completed }) }
    expectModel("repeated, twice after a delay", upstreams: 3, histories: 700) { sources, scheduler in
      inTurn(sources).repeated(2, after: .seconds(1), on: scheduler)
    }
    .follows { successive(Array($0.prefix(2)), pauses: [1], while: { $0 == .completed }) }
  }

  @Test func repeatedWhen() {
    expectModel("repeated(when:), at once", upstreams: 3) { sources, _ in
      inTurn(sources).repeated(when: { $0 })
    }
    .follows { successive($0 + [silence(3)], while: { $0 == .completed }) }
    expectModel("repeated(when:), twice and later", upstreams: 3) { sources, scheduler in
      inTurn(sources).repeated(when: { $0.take(2).delay(for: .seconds(2), on: scheduler) })
    }
    .follows { successive($0, pauses: [2, 2], while: { $0 == .completed }) }
  }

  @Test func delayingFailures() {
    expectModel("concat, delaying failures", upstreams: 2) { sources, _ in
      sources[0].concat(sources[1], delayingFailures: true)
    }
    .follows { upstreams in
      let output = successive(upstreams, while: { _ in true })
      guard let failure = upstreams[0].subscribed(order: 0).end?.event.failure else { return output }
      return output.map { $0.event.isTerminal ? Step($0.tick, .failed(failure)) : $0 }
    }
  }
}
