import TestSupport

@testable import ReactiveSignals

/// The moments between the steps of a shared signal at which another thread comes, which the other tests cannot produce reliably.
@Suite(.withoutLeaks) struct HandoffTests {
  let handoff = SharedRun.Handoff()
  let policy = SharedRun.Policy(
    capacity: .unlimited,
    threshold: 1,
    unobserved: .stop,
    termination: .replayTerminal
  )

  /// Makes a run with a subscriber, which has to start the upstream.
  private func makeRun() -> (run: SharedRun, subscriber: CompoundDisposable) {
    let run = SharedRun(policy, handoff) { [handoff] in handoff.waitForCleanup(of: $0) }
    let subscriber = CompoundDisposable()
    let token = run.enter(subscriber)
    expectEqual(token.map { run.startsUpstream(for: $0) }, true)
    return (run, subscriber)
  }

  @Test("A run whose subscribers have left before it begins does not replace the run that waits")
  func lateBegin() {
    let log = Log<String>()
    let (first, firstSubscriber) = makeRun()
    handoff.begin(first) { [self] in
      firstSubscriber.dispose()
      let (second, secondSubscriber) = makeRun()
      secondSubscriber.dispose()
      let (third, thirdSubscriber) = makeRun()
      handoff.begin(third) { log.append("third") }
      handoff.begin(second) { log.append("second") }
      #expect(log.entries.isEmpty)
      withExtendedLifetime(thirdSubscriber) {}
    }
    expectEqual(log.entries, ["third"])
  }

  @Test("A run whose subscribers have left before it begins ends no start of another run")
  func lateBeginWhileStarting() {
    let log = Log<String>()
    let (first, firstSubscriber) = makeRun()
    firstSubscriber.dispose()
    let (second, secondSubscriber) = makeRun()
    handoff.begin(second) { [self] in
      handoff.begin(first) { log.append("first") }
      secondSubscriber.dispose()
      let (third, thirdSubscriber) = makeRun()
      handoff.begin(third) { log.append("third") }
      log.append("second has started")
      withExtendedLifetime(thirdSubscriber) {}
    }
    expectEqual(log.entries, ["second has started", "third"])
  }
}
