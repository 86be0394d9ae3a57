import Foundation
import ReactiveSignals
import ReactiveSignalsTesting
import Testing

/// Writes `Documentation/Simulation.md`.
///
///     REACTIVE_SIGNALS_SIMULATION_TABLE=Documentation/Simulation.md REACTIVE_SIGNALS_SCHEDULES=10000 swift test --filter TableTests
@Suite("Measurements", .enabled(if: tablePath != nil), .serialized)
struct TableTests {
  @Test("The tables of races and bridges are written")
  func write() throws {
    let path = try #require(tablePath)
    let races = try Race.all.map(row).joined(separator: "\n")
    let bridges = Bridge.all.map(row).joined(separator: "\n")
    let account = Race.stateRaces[1].body
    let first = try #require(firstFailure(of: account))
    let again = try #require(firstFailure(.random(schedules: 1, seed: first.seed ?? 1), of: account))
    let text = """
      # Simulations, measured

      A test writes this file. See `Tests/SimulationTests/TableTests.swift`.

      ## Planted races

      Each race is a small program in `Tests/SimulationTests`. Schedules have the seeds 1, 2, 3 and so on. The columns are the schedule
      that first fails, the time until then, and the number of replays by its seed, out of 100, that fail.

      | race | schedules | ms | seed | replays |
      |---|---:|---:|---:|---:|
      \(races)

      ## A failure

      The explanation of the race “\(Race.stateRaces[1].name)”, as `simulate` throws it. Running it again by the seed gives the same
      trace: \(first.trace == again.trace ? "yes" : "no").

      ```text
      \(first)
      ```

      ## Bridges

      Each bridge of the library runs under \(scheduleCount) schedules, with the seeds from 1. Its ledger balances after each step: each value
      taken in is passed on, dropped or waiting. At the end of each schedule its objects are released. The last column is the seed that
      fails.

      | bridge | schedules | seconds | schedules a second | fails |
      |---|---:|---:|---:|---|
      \(bridges)

      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func row(of race: Race) throws -> String {
    var found: (seed: UInt64?, schedules: Int, steps: Int)?
    let time = ContinuousClock().measure { found = findFailure(.random(schedules: 500), race.body) }
    let failure = try #require(found, "The race is not found: \(race.name)")
    let seed = try #require(failure.seed)
    let replays = (0..<100).count { _ in findFailure(.random(schedules: 1, seed: seed), race.body) != nil }
    #expect(replays == 100)
    return
      "| \(race.name) | \(failure.schedules) | \(rounded(time / .milliseconds(1))) | \(seed) | \(replays) |"
  }

  private func row(of bridge: Bridge) -> String {
    var found: (seed: UInt64?, schedules: Int, steps: Int)?
    let time = ContinuousClock().measure {
      found = findFailure(.random(schedules: scheduleCount), bridge.run)
    }
    let seconds = time / .seconds(1)
    let failure = found?.seed.map { "seed \($0)" } ?? "no"
    #expect(found == nil, "\(bridge.name) fails")
    let rate = Int(Double(scheduleCount) / seconds)
    return "| \(bridge.name) | \(scheduleCount) | \(rounded(seconds)) | \(rate) | \(failure) |"
  }

  private func rounded(_ number: Double) -> String { String(format: "%.1f", number) }
}
