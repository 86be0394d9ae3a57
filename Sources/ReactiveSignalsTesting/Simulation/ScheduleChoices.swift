/// The choices of one schedule: given ones first, then drawn from a seed, or the first of each.
///
/// The first choice continues the task that ran before, if it can run. So a schedule without other choices has no preemptions.
struct ScheduleChoices: Sendable {
  struct Choice: Sendable {
    /// The position of the job among those that could run.
    let index: Int
    /// The number of jobs that could run.
    let count: Int
    /// A Boolean value that indicates whether the task that ran before could have continued.
    let canContinue: Bool

    var isPreemption: Bool { canContinue && index > 0 }
  }

  private let given: [Int]
  private var generator: SeededGenerator?
  private(set) var made: [Choice] = []

  init(_ given: [Int] = []) { self.given = given }

  init(seed: UInt64) {
    given = []
    generator = SeededGenerator(seed: seed)
  }

  var indices: [Int] { made.map(\.index) }

  var preemptions: Int { made.count { $0.isPreemption } }

  /// Chooses one of `count` jobs. A single job is no choice.
  mutating func next(among count: Int, canContinue: Bool) -> Int {
    guard count > 1 else { return 0 }
    let index =
      if made.count < given.count {
        min(given[made.count], count - 1)
      } else {
        Int((generator?.next() ?? 0) % UInt64(count))
      }
    made.append(Choice(index: index, count: count, canContinue: canContinue))
    return index
  }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededGenerator: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
