import TestSupport

/// Models of the operators that await a result for each value. A value takes as
/// many ticks as `ticks` says.
@Suite(.withoutLeaks) struct AsyncModels {
  private static func ticks(_ value: Int) -> Int { 1 + value % 3 }

  /// Fails for some values.
  private static func checked(_ value: Int) throws(TestFailure) -> Int {
    if value % 8 == 7 { throw .one }
    return value
  }

  /// Each of the `places` is taken until its result has been sent, in the order of the values.
  private func awaited(places: Int, _ input: [Step<Int>]) -> [Step<Int>] {
    var free = Array(repeating: 0, count: places)
    var output: [Step<Int>] = []
    for (step, value) in zip(input, input.values) {
      let start = max(step.tick, free.removeFirst())
      let tick = max(start + Self.ticks(value), output.last?.tick ?? 0)
      free = (free + [tick]).sorted()
      output.append(Step(tick, step.event))
    }
    guard let end = input.last, end.event.isTerminal else { return output }
    if end.event != .completed { return output.filter { $0.tick < end.tick } + [end] }
    return output + [Step(max(end.tick, output.last?.tick ?? 0), .completed)]
  }

  // Canceled work of cold upstreams is still scheduled.
  @Test(arguments: 1...3)
  func asyncMap(places: Int) {
    expectModel("asyncMap, \(places)", histories: 700, manners: [.hot]) { source, scheduler in
      source.asyncMap(maxConcurrent: places, on: scheduler) { value async throws(TestFailure) in
        try? await scheduler.clock.sleep(for: .seconds(Self.ticks(value)))
        return value
      }
    }
    .follows { input in awaited(places: places, input) }
  }

  @Test func asyncFilter() {
    expectModel("asyncFilter", manners: [.hot]) { source, scheduler in
      source.asyncFilter(on: scheduler) { value async throws(TestFailure) in
        try? await scheduler.clock.sleep(for: .seconds(Self.ticks(value)))
        return value < 6
      }
    }
    .follows { input in awaited(places: 1, input).filter { $0.event.value ?? 0 < 6 } }
  }

  @Test func asyncLaws() {
    expectSame("asyncMap, map: without waiting", manners: [.hot]) { s in
      s[0].asyncMap(on: s.time) { value async throws(TestFailure) in value + 1 }
        .delay(for: .seconds(1), on: s.time)
    }
    .and { $0[0].map { $0 + 1 }.delay(for: .seconds(1), on: $0.time) }
    for strategy in [FlattenStrategy.latest, .first, .concat, .merge, .merge(limit: 2), .ordered] {
      expectSame("asyncMap(_:on:buffering:_:), flatMap: of delays", manners: [.hot]) { s in
        s[0].asyncMap(strategy, on: s.time) { value async throws(TestFailure) in
          try? await s.time.clock.sleep(for: .seconds(Self.ticks(value)))
          return try Self.checked(value)
        }
      }
      .and { s in
        s[0].flatMap(strategy) { value in
          Signal<Int, TestFailure>.just(value).delay(for: .seconds(Self.ticks(value)), on: s.time)
            .tryMap { value throws(TestFailure) in try Self.checked(value) }
        }
      }
    }
    expectSame("asyncFilter, filter: without waiting", manners: [.hot]) { s in
      s[0].asyncFilter(on: s.time) { value async throws(TestFailure) in value < 6 }
        .delay(for: .seconds(1), on: s.time)
    }
    .and { $0[0].filter { $0 < 6 }.delay(for: .seconds(1), on: $0.time) }
  }
}
