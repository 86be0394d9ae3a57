import Foundation
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite("The replay of a schedule", .withoutLeaks)
struct ReplayTests {
  @Test("runs the schedule of a seed alone")
  func seed() throws {
    let failure = try #require(firstFailure(of: doubledWork))
    let schedule = try #require(failure.schedule)
    #expect(schedule.hasPrefix("0x"))
    let again = try #require(firstFailure(.replay(schedule), of: doubledWork))
    #expect(again.trace == failure.trace)
    #expect(again.schedules == 1)
    #expect("\(failure)".hasSuffix(#".simulated(.replay("\#(schedule)"))."#))
  }

  @Test("runs the schedule of an exhaustive search by its choices")
  func choices() throws {
    let failure = try #require(firstFailure(.exhaustive(preemptions: 1), of: doubledWork))
    let schedule = try #require(failure.schedule)
    #expect(failure.schedules > 1)
    #expect("\(failure)".contains("REACTIVE_SIGNALS_REPLAY=\(schedule) "))
    let again = try #require(firstFailure(.replay(schedule), of: doubledWork))
    #expect(again.trace == failure.trace)
    #expect(again.schedule == schedule)
    #expect(again.schedules == 1)
  }

  @Test("has the choices that the exhaustive search has made first")
  func firstChoices() throws {
    let wrong: @Sendable () async throws -> Void = { throw Wrong("always") }
    let failure = try #require(firstFailure(.exhaustive(), of: wrong))
    #expect(failure.schedule == "0")
    let again = try #require(firstFailure(.replay("0"), of: wrong))
    #expect(again.trace == failure.trace)
  }

  #if os(macOS) || os(Linux)
  @Test("is selected by the environment, with a seed or with choices")
  func environment() async throws {
    let schedule = try #require(firstFailure(.exhaustive(preemptions: 1), of: doubledWork)?.schedule)
    await #expect(processExitsWith: .success) { [schedule = schedule as String] in
      select("0x1")
      let report = try simulate(schedules: 10) {}
      select(schedule)
      let failure = try #require(firstFailure(of: doubledWork))
      guard report.schedules == 1, failure.schedule == schedule, failure.schedules == 1 else {
        throw Wrong("\(report), \(failure)")
      }
    }
  }
  #endif

  @Test("runs a test with the trait once", .runsOnce, .simulated(.replay("0,1")))
  func trait() { RunsOnce.runs.send(1) }

  #if os(macOS) || os(Linux)
  @Test("stops the program with a text that is no schedule", arguments: ["42,", "0x"])
  func invalid(_ text: String) async {
    await #expect(processExitsWith: .failure) { [text] in _ = ScheduleSearch.replay(text) }
  }
  #endif
}

/// A trait of one test, whose body is to run once.
private struct RunsOnce: TestTrait, TestScoping {
  static let runs = Recorder<Int, Never>()

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    #expect(Self.runs.values == [1])
  }
}

extension Trait where Self == RunsOnce {
  fileprivate static var runsOnce: RunsOnce { RunsOnce() }
}

/// Selects the schedule for the simulations of this process.
private func select(_ schedule: String) { _ = unsafe setenv("REACTIVE_SIGNALS_REPLAY", schedule, 1) }

/// Two tasks that check before they act.
@Sendable private func doubledWork() async throws {
  let count = Cell(0)
  async let one: Void = count.set(await count.value + 1)
  let other = Task { await count.set(await count.value + 1) }
  await one
  await other.value
  try require(await count.value == 2, "an update is lost")
}
