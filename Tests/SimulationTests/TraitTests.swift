import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite("The trait simulated")
struct TraitTests {
  @Test("runs the test in a simulation", .simulated(schedules: 20))
  func passes() async throws {
    #expect(Simulation.isRunning)
    let count = Cell(0)
    async let one: Void = count.change { $0 += 1 }
    async let other: Void = count.change { $0 += 1 }
    _ = await (one, other)
    try await Simulation.clock.sleep(for: .seconds(3_600))
    #expect(await count.value == 2)
  }

  @Test("runs an isolated test on the main actor of the simulation", .simulated(schedules: 20))
  @MainActor
  func mainActor() async {
    MainActor.assertIsolated()
    await Task.yield()
    MainActor.assertIsolated()
  }

  @Test("records a failure once, with its seed and trace", .recordsOneIssue, .simulated(schedules: 500))
  func fails() async {
    let count = Cell(0)
    async let one: Void = count.set(await count.value + 1)
    async let other: Void = count.set(await count.value + 1)
    _ = await (one, other)
    #expect(await count.value == 2)
  }

  @Test("records a test that is stuck", .recordsOneIssue, .simulated(schedules: 5))
  func isStuck() async {
    await withForgettableContinuation { _ in }
  }
}

/// A trait of a test that is to record one issue, with a seed.
private struct RecordsOneIssue: TestTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let texts = Recorder<String, Never>()
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      texts.send("\(issue)")
      return nil
    }
    try await collecting.provideScope(for: test, testCase: testCase, performing: function)
    #expect(texts.values.count == 1)
    #expect(texts.values.first?.contains("Run it again by REACTIVE_SIGNALS_REPLAY=0x") == true)
  }
}

extension Trait where Self == RecordsOneIssue {
  fileprivate static var recordsOneIssue: RecordsOneIssue { RecordsOneIssue() }
}
