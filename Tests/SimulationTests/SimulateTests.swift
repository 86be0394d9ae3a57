import ReactiveSignals
import ReactiveSignalsTesting
import ReactiveSignalsTestingTraits
import Testing

@Suite("A simulation", .withoutLeaks)
struct SimulateTests {
  @Test("finds an update that is lost between two suspensions, and replays it by its seed")
  func lostUpdate() throws {
    let failure = try #require(firstFailure(of: lostUpdates))
    #expect(failure.preemptions == 1)
    let seed = try #require(failure.seed)
    let again = try #require(firstFailure(.random(schedules: 1, seed: seed), of: lostUpdates))
    #expect(again.trace == failure.trace)
    #expect(again.reason == failure.reason)
  }

  @Test("passes when no schedule fails")
  func correctCounter() throws {
    let report = try simulate(schedules: 200) {
      let counter = Counter()
      async let one: Void = counter.increment()
      let other = Task { await counter.increment() }
      let third = Task { @MainActor in
        MainActor.assertIsolated()
        await counter.increment()
      }
      await one
      await other.value
      await third.value
      guard await counter.value == 3 else { throw Mistake.lostUpdate }
    }
    #expect(report.schedules == 200)
  }

  @Test("passes when a task that an actor makes for itself yields")
  func yieldOnActor() throws {
    let report = try simulate(schedules: 500) { _ = await Loader().load() }
    #expect(report.schedules == 500)
  }

  @Test("passes when a failure does not come again under the same schedule")
  func failureOfOutside() throws {
    let runs = Locked(0)
    let report = try simulate(schedules: 20) {
      await Task.yield()
      let run = runs.withLock { runs in
        runs += 1
        return runs
      }
      if run == 5 { throw Mistake.lostUpdate }
    }
    #expect(report.schedules == 20)
    #expect(runs.withLock { $0 } == 21)
  }

  @Test("names no schedule when its only one does not fail again", arguments: ["0x1", "0"])
  func singleFailureOfOutside(schedule: String) throws {
    let runs = Locked(0)
    let failure = try #require(
      firstFailure(.replay(schedule)) {
        let isFirst = runs.withLock { runs in
          runs += 1
          return runs == 1
        }
        if isFirst { throw Mistake.lostUpdate }
      }
    )
    #expect(failure.schedule == nil)
    #expect("\(failure)".hasPrefix("lostUpdate\nThe same schedule has passed"))
  }

  @Test("passes when its failures go another way each time")
  func changingFailures() throws {
    let runs = Locked(0)
    // There is a task more in each other run.
    try simulate(schedules: 20) {
      let tasks = runs.withLock { runs in
        runs += 1
        return 1 + runs % 2
      }
      for _ in 1...tasks { Task { await Task.yield() } }
      for _ in 1...3 { await Task.yield() }
      throw Mistake.lostUpdate
    }
  }

  @Test("explains a schedule that fails each time, and not a simpler one that has failed once")
  func simplerFailureOfOutside() throws {
    let failures = Locked(0)
    let body = lostUpdates
    let failure = try #require(
      firstFailure {
        // The first run and its replays have failed.
        let isNext = failures.withLock { $0 == 6 }
        defer { if isNext { failures.withLock { $0 += 1 } } }
        if isNext { throw Mistake.wrongTime }
        do {
          try await body()
        } catch {
          failures.withLock { $0 += 1 }
          throw error
        }
      }
    )
    #expect(failure.reason == "lostUpdate")
    #expect(failure.trace.count > 1)
  }

  @Test("fails when no task can run, with the tasks that wait")
  func lostContinuation() throws {
    let failure = try #require(
      firstFailure {
        let task = Task { await withForgettableContinuation { _ in } }
        await task.value
      }
    )
    #expect(failure.reason.contains("No task can run"))
    #expect(failure.reason.contains("task 2"))
  }

  @Test("fails when a task sleeps on the real clock")
  @MainActor
  func realClock() throws {
    let failure = try #require(firstFailure { try await Task.sleep(for: .milliseconds(1)) })
    // On a busy machine no other thread has resumed the task in time.
    #expect(failure.reason.contains(" left the simulation"))
    #expect(failure.reason.contains("`Simulation.clock` instead of `Task.sleep`"))
  }

  @Test("fails when a task waits for timed work on the real clock")
  func realScheduler() throws {
    let failure = try #require(
      firstFailure { _ = await Signal.just(1).delay(for: .milliseconds(1), on: TaskScheduler()).first() }
    )
    // The message depends on the thread that comes first.
    #expect(failure.reason.contains(" left the simulation"))
    #expect(failure.reason.contains("`timedBy: Simulation.scheduler`"))
  }

  @Test("advances virtual time when no task can run")
  func virtualTime() throws {
    try simulate(schedules: 20) {
      let start = Simulation.scheduler.now
      async let early: Void = Simulation.clock.sleep(for: .seconds(5))
      try await Simulation.clock.sleep(for: .seconds(3_600))
      try await early
      guard Simulation.scheduler.now - start == .seconds(3_600) else { throw Mistake.wrongTime }
    }
  }

  @Test("tries every schedule with a number of preemptions")
  func exhaustive() throws {
    #expect(firstFailure(.exhaustive(preemptions: 0), of: lostUpdates) == nil)
    let failure = try #require(firstFailure(.exhaustive(preemptions: 1), of: lostUpdates))
    #expect(failure.preemptions == 1)
    #expect(failure.seed == nil)
  }

  @Test("fails when a task does not end after its cancellation")
  func taskLeft() throws {
    let failure = try #require(
      firstFailure { Task { await withForgettableContinuation { _ in } } }
    )
    #expect(failure.reason.contains("not ended"))
  }

  @Test("may end before another thread resumes one of its tasks")
  func lateResume() {
    let waiting = Locked<[CheckedContinuation<Void, Never>]>([])
    let hasFailed =
      findFailure(.random(schedules: 1)) {
        await withCheckedContinuation { continuation in waiting.withLock { $0.append(continuation) } }
      } != nil
    #expect(hasFailed)
    let continuations = waiting.withLock { $0 }
    #expect(!continuations.isEmpty)
    // The simulation is released. Its task does not run.
    for continuation in continuations { continuation.resume() }
  }

  @Test("runs tasks in any order, whatever their priorities")
  func priorities() throws {
    let orders = Recorder<[String], Never>()
    try simulate(schedules: 100) {
      let begun = Recorder<String, Never>()
      let low = Task(priority: .background) { begun.send("low") }
      let high = Task(priority: .high) { begun.send("high") }
      _ = await (low.value, high.value)
      orders.send(begun.values)
    }
    #expect(Set(orders.values) == [["low", "high"], ["high", "low"]])
  }

  @Test("fails at the step after which a check fails")
  func checkAtEachStep() throws {
    let failure = try #require(
      firstFailure {
        let count = Recorder<Int, Never>()
        Simulation.checkAtEachStep { if count.values.count == 2 { throw Mistake.lostUpdate } }
        for number in 1...5 {
          count.send(number)
          await Task.yield()
        }
        throw Mistake.wrongTime
      }
    )
    #expect(failure.reason == "lostUpdate")
    // The body begins, and sends two numbers.
    #expect(failure.trace.count == 3)
  }

  private let lostUpdates: @Sendable () async throws -> Void = {
    let counter = Counter()
    async let one: Void = counter.set(await counter.value + 1)
    let other = Task { await counter.set(await counter.value + 1) }
    await one
    await other.value
    guard await counter.value == 2 else { throw Mistake.lostUpdate }
  }
}

private enum Mistake: Error {
  case lostUpdate, wrongTime
}

private actor Counter {
  var value = 0

  func set(_ value: Int) { self.value = value }

  func increment() { value += 1 }
}

private actor Loader {
  func load() async -> Int { await Task { await fetch() }.value }

  private func fetch() async -> Int {
    await Task.yield()
    return 1
  }
}
