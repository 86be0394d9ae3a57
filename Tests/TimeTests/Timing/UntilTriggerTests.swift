import TestSupport

/// `audit(until:)`, `debounce(until:)` and `throttle(until:)`.
@Suite(.withoutLeaks) struct UntilTriggerTests {
  @Test("An empty source starts no trigger")
  func empty() {
    let calls = Counter()
    let trigger: @Sendable (Int) -> Signal<Int, Never> = { _ in
      calls.next()
      return .never
    }
    let none = [Int]().signal()
    expectEqual(none.audit(until: trigger).events(), [.completed])
    expectEqual(none.debounce(until: trigger).events(), [.completed])
    expectEqual(none.throttle(until: trigger).events(), [.completed])
    expectEqual(calls.value, 0)
    let a = none.named("a")
    expectEqual(a.audit(until: trigger).description, "[a] audit")
    expectEqual(a.debounce(until: trigger).description, "[a] debounce")
    expectEqual(a.throttle(until: trigger).description, "[a] throttle")
  }

  private static func timer(_ scheduler: TestScheduler) -> @Sendable (Int) -> Signal<Int, Never> {
    { _ in Signal<Int, Never>.timer(after: scheduler.tick * 2, on: scheduler) }
  }

  /// The value that waits is sent at its time, which `next` sets when a value arrives.
  private static func sending(_ input: [Step<Int>], restarts: Bool) -> [Step<Int>] {
    var waiting: (value: Int, due: Int)?
    var output: [Step<Int>] = []
    func send(before tick: Int) {
      guard let (value, due) = waiting, due < tick else { return }
      output.append(Step(due, .next(value)))
      waiting = nil
    }
    for step in input {
      send(before: step.tick)
      switch step.event {
      case .next(let value):
        waiting = (value, restarts ? step.tick + 2 : waiting?.due ?? step.tick + 2)
      case .failed(let error): return output + [Step(step.tick, .failed(error))]
      case .completed:
        let last = waiting.map { [Step<Int>(step.tick, .next($0.value))] } ?? []
        return output + last + [Step(step.tick, .completed)]
      }
    }
    send(before: .max)
    return output
  }

  @Test("A trigger that is a timer makes them the operators in time")
  func model() {
    expectModel("audit(until:)") { source, scheduler in source.held.audit(until: Self.timer(scheduler)) }
      .follows { Self.sending($0, restarts: false) }
    expectModel("debounce(until:)") { source, scheduler in
      source.held.debounce(until: Self.timer(scheduler))
    }
    .follows { Self.sending($0, restarts: true) }
    expectModel("throttle(until:)") { source, scheduler in
      source.held.throttle(until: Self.timer(scheduler))
    }
    .follows { input in
      var pause = -1
      return input.filter { step in
        guard case .next = step.event else { return true }
        guard step.tick > pause else { return false }
        pause = step.tick + 2
        return true
      }
    }
    expectSame("audit(until:): until a time has passed") { $0[0].held.audit(until: Self.timer($0.time)) }
      .and { $0[0].held.audit(for: $0.time.tick * 2, on: $0.time) }
    expectSame("debounce(until:): until a time has passed") {
      $0[0].held.debounce(until: Self.timer($0.time))
    }
    .and { $0[0].held.debounce(for: $0.time.tick * 2, on: $0.time) }
    expectSame("throttle(until:): at once") { $0[0].throttle(until: { Signal<Int, Never>.just($0) }) }
      .and { $0[0] }
  }
}
