import ReactiveSignals

/// The search for a schedule that fails.
struct ScheduleExplorer {
  private typealias Failed = (outcome: SimulationOutcome, seed: UInt64?)

  /// The number of runs spent on a simpler schedule.
  private static let simplificationLimit = 300
  /// The number of replays in which a failure has to come again.
  private static let confirmations = 5
  /// The time to wait for other threads when no task can run.
  private static let patience = Duration.seconds(1)

  private let search: ScheduleSearch
  private let body: @Sendable () async throws -> Void

  init(_ search: ScheduleSearch, _ body: @escaping @Sendable () async throws -> Void) {
    self.search = search
    self.body = body
  }

  /// Runs the schedules, or the one that the environment names, and explains the first one that fails.
  func explore() throws(SimulationFailure) -> SimulationReport {
    var report = SimulationReport(schedules: 0, steps: 0)
    let search = SimulationHooks.replayedSchedule.map(ScheduleSearch.replay) ?? search
    if let failed = try run(search, &report, patience: Self.patience) {
      throw explain(failed, after: report.schedules)
    }
    return report
  }

  /// Returns the first schedule that fails, without an explanation.
  func find() -> (seed: UInt64?, schedules: Int, steps: Int)? {
    var report = SimulationReport(schedules: 0, steps: 0)
    guard let failed = try? run(search, &report, patience: .zero) else { return nil }
    return (failed.seed, report.schedules, report.steps)
  }

  private func run(
    _ search: ScheduleSearch,
    _ report: inout SimulationReport,
    patience: Duration
  ) throws(SimulationFailure) -> Failed? {
    stopProgram(
      unless: SimulationHooks.current == nil,
      "A simulation cannot run inside another one. Run one after the other"
    )
    guard SimulationHooks.areAvailable else { throw SimulationFailure.unavailable }
    switch search.kind {
    case .random(let schedules, let first):
      for number in 0..<schedules {
        let seed = first &+ UInt64(number)
        let outcome = run(ScheduleChoices(seed: seed), patience, &report)
        guard let problem = outcome.problem else { continue }
        if failsAgain(outcome, patience) { return (outcome, seed) }
        if schedules == 1 { throw SimulationFailure.passesAgain(problem.description(in: outcome.trace)) }
      }
    case .exhaustive(let preemptions, let limit):
      var next: [Int]? = []
      while let given = next {
        guard report.schedules < limit else { throw SimulationFailure.tooManySchedules(limit) }
        let outcome = run(ScheduleChoices(given), patience, &report)
        if outcome.problem != nil, failsAgain(outcome, patience) { return (outcome, nil) }
        next = outcome.choices.successor(preemptions: preemptions)
      }
    case .choices(let given):
      let outcome = run(ScheduleChoices(given), patience, &report)
      guard let problem = outcome.problem else { break }
      if failsAgain(outcome, patience) { return (outcome, nil) }
      throw SimulationFailure.passesAgain(problem.description(in: outcome.trace))
    }
    return nil
  }

  /// Returns whether the schedule of a run fails each time. Otherwise something outside of the simulation has made it fail, such as another
  /// thread, and the schedule does not tell it.
  private func failsAgain(_ failed: SimulationOutcome, _ patience: Duration) -> Bool {
    // When work leaves the simulation, other threads decide how far a run comes.
    if failed.hasEscaped { return replay(failed, patience: patience).problem != nil }
    return (1...Self.confirmations).allSatisfy { _ in replay(failed, patience: .zero).fails(as: failed) }
  }

  private func replay(
    _ outcome: SimulationOutcome,
    isRecording: Bool = false,
    patience: Duration
  ) -> SimulationOutcome {
    run(ScheduleChoices(outcome.choices.indices), isRecording: isRecording, patience: patience)
  }

  private func run(
    _ choices: ScheduleChoices,
    _ patience: Duration,
    _ report: inout SimulationReport
  ) -> SimulationOutcome {
    let outcome = run(choices, patience: patience)
    report.schedules += 1
    report.steps += outcome.steps
    return outcome
  }

  private func run(
    _ choices: ScheduleChoices,
    isRecording: Bool = false,
    patience: Duration
  ) -> SimulationOutcome {
    SimulatedRun(choices, isRecording: isRecording).run(patience: patience, body)
  }

  // MARK: - Explaining a failure

  private func explain(_ failed: Failed, after schedules: Int) -> SimulationFailure {
    // Other threads were waited for in the first run.
    let patience = failed.outcome.hasEscaped ? Self.patience * 10 : .zero
    var simplest = simplified(failed.outcome, patience)
    var told = replay(simplest, isRecording: true, patience: patience)
    if told.problem == nil {
      // A schedule that has failed once is not simpler than one that fails each time.
      simplest = failed.outcome
      told = replay(simplest, isRecording: true, patience: patience)
    }
    if told.problem == nil { told = simplest }
    told.findPlaces()
    return SimulationFailure(
      reason: told.problem?.description(in: told.trace) ?? "",
      seed: failed.seed,
      schedule: failed.seed?.hexadecimal ?? simplest.choices.text,
      schedules: schedules,
      preemptions: told.choices.preemptions,
      trace: told.trace.lines
    )
  }

  /// Returns a failing run with fewer choices that differ from the first, and so with fewer preemptions.
  private func simplified(_ failed: SimulationOutcome, _ patience: Duration) -> SimulationOutcome {
    var simplest = failed
    var runs = 0
    func accept(_ given: [Int]) -> Bool {
      runs += 1
      let outcome = run(ScheduleChoices(given), patience: patience)
      guard outcome.problem != nil, outcome.choices.cost < simplest.choices.cost else { return false }
      simplest = outcome
      return true
    }
    var length = simplest.choices.indices.count
    while length > 0, runs < Self.simplificationLimit {
      // Halves of the choices, then quarters, down to one.
      var start = 0
      while start < simplest.choices.indices.count, runs < Self.simplificationLimit {
        var given = simplest.choices.indices
        let range = start..<min(start + length, given.count)
        if given[range].contains(where: { $0 != 0 }) {
          given.replaceSubrange(range, with: repeatElement(0, count: range.count))
          _ = accept(given)
        }
        start += length
      }
      length /= 2
    }
    return simplest
  }
}

extension SimulationOutcome {
  fileprivate var hasEscaped: Bool {
    if case .escape = problem { true } else { false }
  }

  /// Returns whether this run has failed, after the same choices as another one.
  fileprivate func fails(as other: SimulationOutcome) -> Bool {
    problem != nil && choices.indices == other.choices.indices
  }
}

extension ScheduleChoices {
  /// The number of preemptions, then of other choices that are not the first: the lower, the simpler.
  fileprivate var cost: (preemptions: Int, others: Int) { (preemptions, indices.count { $0 != 0 }) }

  /// The choices for ``ScheduleSearch/replay(_:)``. The first choice is made after the last of them.
  fileprivate var text: String {
    let last = indices.lastIndex { $0 != 0 } ?? 0
    return indices.isEmpty ? "0" : indices[...last].map { "\($0)" }.joined(separator: ",")
  }

  /// The next choices in a search through all schedules with at most `limit` preemptions, or `nil` after the last.
  fileprivate func successor(preemptions limit: Int) -> [Int]? {
    for position in made.indices.reversed() where made[position].index + 1 < made[position].count {
      let used = made[..<position].count { $0.isPreemption }
      if made[position].canContinue && used >= limit { continue }
      return made[..<position].map(\.index) + [made[position].index + 1]
    }
    return nil
  }
}
