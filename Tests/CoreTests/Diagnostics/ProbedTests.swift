import TestSupport

/// The probes themselves are seen by another program: see `scripts/check-probes`.
@Suite(.withoutLeaks) struct ProbedTests {
  @Test("All events pass")
  func events() {
    expectEqual(failing(after: 1, 2).probed("numbers").events(), [.next(1), .next(2), .failed(.one)])
    expectEqual([1, 2].signal().probed("numbers").take(1).events(), [.next(1), .completed])
  }

  @Test("It is described as an operator")
  func description() {
    expectEqual(Signal.just(1).probed("numbers").description, "[just] probed")
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("probed") { $0.probed("laws") }
  }
}
