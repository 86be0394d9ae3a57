import TestSupport

/// Models of the operators that deliver on a scheduler, and of the factories with a timer. The models of operators that
/// delay events stand beside their other tests.
@Suite(.withoutLeaks) struct SchedulingModels {
  @Test func deliver() {
    expectModel("deliver(on:)") { source, scheduler in source.deliver(on: scheduler) }.follows { $0 }
    for limit in 1...2 {
      // The values of a tick wait until its end. Of more values than the limit the last ones stay.
      expectModel("deliver(on:), \(limit) waiting", histories: 1_000, manners: [.hot]) { source, scheduler in
        source.deliver(on: scheduler, buffering: .newest(limit))
      }
      .follows { input in
        input.enumerated().filter { index, step in
          let later = input.dropFirst(index + 1).filter { $0.tick == step.tick && !$0.event.isTerminal }
          return step.event.isTerminal || later.count < limit
        }
        .map(\.element)
      }
    }
  }

  @Test func subscribe() {
    expectModel("subscribe(on:)", upstreams: 1) { sources, scheduler in sources[0].subscribe(on: scheduler) }
      .follows { upstreams in upstreams[0].subscribed(at: .end(of: 0), order: 0).steps }
  }

  @Test(arguments: 1...3)
  func interval(period: Int) {
    expectModel("interval, \(period)", histories: 700) { trigger, scheduler in
      Signal<Int, TestFailure>.interval(.seconds(period), on: scheduler)
        .take(until: trigger.catch(to: Signal<Int, Never>.never))
        .take(6)
    }
    .follows { trigger in
      let end = trigger.first { $0.event.failure == nil }?.tick
      let ticks = (1...6).prefix { $0 * period < end ?? .max }
      let completion = ticks.count == 6 ? 6 * period : end
      return ticks.map { Step($0 * period, .next($0 - 1)) }
        + (completion.map { [Step($0, .completed)] } ?? [])
    }
  }

  @Test(arguments: 0...3)
  func timer(delay: Int) {
    expectModel("timer(after:), \(delay)", histories: 600) { trigger, scheduler in
      trigger.flatMap { value in
        Signal<Int, TestFailure>.timer(after: .seconds(delay), on: scheduler).map { $0 + value }.erased
      }
    }
    .follows { input in
      let end = input.last { $0.event.isTerminal }
      let values = input.filter { !$0.event.isTerminal }.map { Step($0.tick + delay, $0.event) }
      guard let end else { return values }
      if end.event != .completed { return values.filter { $0.tick < end.tick } + [end] }
      return values + [Step(max(end.tick, values.last?.tick ?? 0), .completed)]
    }
  }
}
