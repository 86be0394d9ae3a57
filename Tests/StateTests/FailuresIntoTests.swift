import TestSupport

@Suite(.withoutLeaks) struct FailuresIntoTests {
  @Test("A failure is written to the property, and the signal completes after it")
  func writes() {
    let problem = MutableProperty<TestFailure?>(.two)
    let log = Log<String>()
    let source = Subject<Int, TestFailure>()
    let signal = source.failures(into: problem)
    expectEqual(problem.value, .two)
    signal.subscribe(
      next: { log.append("\($0)") },
      completed: { log.append("done, \(problem.value == .one)") }
    )
    expectEqual(problem.value, nil)
    source.send(1)
    source.fail(.one)
    expectEqual(log.entries, ["1", "done, true"])
    expectEqual(problem.value, .one)
  }

  @Test("A new subscription is a new attempt, and removes the failure of the one before")
  func attempts() {
    let problem = MutableProperty<TestFailure?>(nil)
    let seen = problem.changes.recorded()
    let attempts = Counter()
    let signal = Signal<Int, TestFailure>.deferred { attempts.next() == 1 ? .fail(.one) : .just(2) }
      .failures(into: problem)
    expectEqual(signal.events(), [.completed])
    expectEqual(signal.events(), [.next(2), .completed])
    expectEqual(seen.recorder.values, [nil, .one, nil])
    seen.subscription.dispose()
  }

  @Test("It keeps the rules of events, and sends what a signal with an empty replacement sends")
  func laws() {
    expectLaws("failures(into:)") {
      $0.failures(into: MutableProperty(nil)).promoteFailure(to: TestFailure.self)
    }
    expectModel("failures(into:)") { source, _ in
      source.failures(into: MutableProperty(nil)).promoteFailure(to: TestFailure.self)
    }
    .follows { input in input.map { Step($0.tick, $0.event.failure == nil ? $0.event : .completed) } }
    expectSame("failures(into:), catch: with nothing") {
      $0[0].failures(into: MutableProperty(nil)).promoteFailure(to: TestFailure.self).erased
    }
    .and { $0[0].catch { _ in Signal<Int, TestFailure>.empty }.erased }
  }
}
