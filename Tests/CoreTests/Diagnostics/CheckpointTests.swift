import TestSupport

@Suite(.withoutLeaks) struct CheckpointTests {
  @Test("A failure has the label, the file and the line of the checkpoint")
  func callSite() throws {
    let line = #line + 1
    let signal = failing(after: 1).checkpoint("numbers")
    let error = try #require(signal.events().last?.failure)
    expectEqual(error.failure, .one)
    let callSite = Diagnostics.CallSite(fileID: #fileID, line: line)
    expectEqual(error.checkpoints, [Diagnostics.Checkpoint("numbers", callSite)])
  }

  @Test("A second checkpoint follows the first one, and the failure type stays the same")
  func trail() {
    let signal = failing(after: 1).checkpoint("first").map { "\($0)" }.checkpoint().checkpoint("third")
    let failure: CheckpointFailure<TestFailure>? = signal.events().last?.failure
    expectEqual(failure?.failure, .one)
    expectEqual(failure?.checkpoints.map(\.label), ["first", nil, "third"])
  }

  @Test("Each subscription and each run of a signal has its own trail")
  func again() {
    let signal = failing(after: 1).checkpoint("first").retry(1).checkpoint("second")
    for _ in 1...2 {
      expectEqual(signal.events().last?.failure?.checkpoints.map(\.label), ["first", "second"])
    }
  }

  @Test("The description has a line for the failure and for each checkpoint")
  func description() {
    let failure = CheckpointFailure(
      TestFailure.two,
      checkpoints: [
        Diagnostics.Checkpoint("prices", Diagnostics.CallSite(fileID: "Shop/Prices.swift", line: 12)),
        Diagnostics.Checkpoint(nil, Diagnostics.CallSite(fileID: "Shop/Screen.swift", line: 40)),
      ]
    )
    expectEqual("\(failure)", "two\n  at Shop/Prices.swift:12 (prices)\n  at Shop/Screen.swift:40")
  }

  @Test("Values and completion pass unchanged")
  func values() {
    #expect(Signal<Int, TestFailure>.from([1, 2]).checkpoint().events() == [.next(1), .next(2), .completed])
  }

  @Test("It keeps the rules of events")
  func laws() {
    expectLaws("checkpoint") { $0.checkpoint() }
  }

  @Test("A second checkpoint keeps the rules of events")
  func lawsOfSecond() {
    expectLaws("checkpoint, second") { $0.checkpoint().checkpoint() }
  }
}
