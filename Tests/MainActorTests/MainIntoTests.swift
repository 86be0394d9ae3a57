import TestSupport

@Suite(.withoutLeaks) @MainActor struct MainIntoTests {
  @Test("Properties of the main actor count what runs, and have the last failure")
  func properties() {
    let activity = MainMutableProperty(0)
    let problem = MainMutableProperty<TestFailure?>(.two)
    let source = MainSubject<Int, TestFailure>()
    var log: [String] = []
    let values = source.mainSignal.activity(into: activity).failures(into: problem)
    values.subscribe(next: { log.append("\($0)") }, completed: { log.append("done") })
    let other = source.mainSignal.activity(into: activity).subscribe(next: { _ in }, failed: { _ in })
    expectEqual(activity.value, 2)
    expectEqual(problem.value, nil)
    other.dispose()
    expectEqual(activity.value, 1)
    source.send(1)
    source.fail(.one)
    expectEqual(log, ["1", "done"])
    expectEqual(activity.value, 0)
    expectEqual(problem.value, .one)
  }
}
