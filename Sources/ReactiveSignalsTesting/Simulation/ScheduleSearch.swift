import ReactiveSignals

/// The schedules under which a simulation runs its body.
public struct ScheduleSearch: Sendable {
  enum Kind: Sendable {
    case random(schedules: Int, seed: UInt64)
    case exhaustive(preemptions: Int, limit: Int)
    case choices([Int])
  }

  let kind: Kind

  /// Schedules whose choices are drawn from seeds.
  ///
  /// - Parameters:
  ///   - schedules: The number of schedules. It is positive.
  ///   - seed: The seed of the first schedule. The following schedules have the seeds after it.
  public static func random(schedules: Int, seed: UInt64 = 1) -> ScheduleSearch {
    stopProgram(unless: schedules > 0, "A simulation needs at least one schedule. Pass 1 or more")
    return ScheduleSearch(kind: .random(schedules: schedules, seed: seed))
  }

  /// Every schedule with a limited number of preemptions, for bodies with few steps.
  ///
  /// A preemption is a step of another task where the task that ran before could have continued. Most races need one or two. A task
  /// that waits gives way to each of the others without a preemption.
  ///
  /// - Parameters:
  ///   - preemptions: The largest number of preemptions in a schedule.
  ///   - limit: The number of schedules after which the simulation fails.
  public static func exhaustive(preemptions: Int = 2, limit: Int = 100_000) -> ScheduleSearch {
    stopProgram(
      unless: preemptions >= 0 && limit > 0,
      "The limits of a search are not negative, and it needs at least one schedule. Pass a larger one"
    )
    return ScheduleSearch(kind: .exhaustive(preemptions: preemptions, limit: limit))
  }

  /// The one schedule that the explanation of a failure names.
  ///
  /// <!-- fragment -->
  ///
  ///     try simulate(.replay("0x2a")) { … }
  ///
  /// - Parameter schedule: The text of ``SimulationFailure/schedule``: a seed as `0x2a`, or choices as `0,2,1`.
  public static func replay(_ schedule: String) -> ScheduleSearch {
    guard let search = ScheduleSearch(replaying: schedule) else {
      stopProgram("\"\(schedule)\" is neither a seed such as 0x2a nor choices such as 0,2,1")
    }
    return search
  }

  private init?(replaying schedule: String) {
    if schedule.hasPrefix("0x") {
      guard let seed = UInt64(schedule.dropFirst(2), radix: 16) else { return nil }
      kind = .random(schedules: 1, seed: seed)
    } else {
      let texts = schedule.split(separator: ",", omittingEmptySubsequences: false)
      let choices = texts.compactMap { Int($0) }
      guard choices.count == texts.count, choices.allSatisfy({ $0 >= 0 }) else { return nil }
      kind = .choices(choices)
    }
  }

  private init(kind: Kind) { self.kind = kind }
}
