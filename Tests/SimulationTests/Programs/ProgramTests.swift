import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

/// Programs that are correct, so that a failure is a false alarm. `REACTIVE_SIGNALS_SCHEDULES=10000 swift test --filter ProgramTests` runs
/// each under more schedules.
@Suite("Correct programs", .withoutLeaks)
struct ProgramTests {
  @Test("A correct program fails under no schedule", arguments: Program.all)
  func isSound(_ program: Program) throws {
    // One at a time, so that a failure counts even when it does not come again.
    for seed in 1...programScheduleCount {
      try simulate(.random(schedules: 1, seed: UInt64(seed)), program.body)
    }
  }

  @Test("There are at least 60 programs, each with its name")
  func count() { #expect(Set(Program.all.map(\.name)).count >= 60) }
}

/// The number of schedules of each program.
private let programScheduleCount = environment["REACTIVE_SIGNALS_SCHEDULES"].flatMap(Int.init) ?? 10
