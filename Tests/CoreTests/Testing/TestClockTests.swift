import TestSupport

@Suite(.withoutLeaks) struct TestClockTests {
  let scheduler = TestScheduler()
  let log = Log<String>()

  private func note(_ text: String) { log.append("\(text)\(scheduler.now / .seconds(1))") }

  @Test("A sleep ends at its time")
  func sleep() async throws {
    let task = scheduler.task { [self] in
      note("a")
      try await scheduler.clock.sleep(for: .seconds(2))
      note("b")
      try await Task.sleep(for: .seconds(3), clock: scheduler.clock)
      note("c")
    }
    expectEqual(log.entries, [])
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, ["a0.0"])
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, ["a0.0", "b2.0"])
    scheduler.run()
    expectEqual(log.entries, ["a0.0", "b2.0", "c5.0"])
    try await task.value
  }

  @Test("Tasks that sleep until the same time wake in order")
  func order() {
    for name in ["a", "b", "c"] {
      scheduler.task { [self] in
        try await scheduler.clock.sleep(for: .seconds(1))
        note(name)
      }
    }
    scheduler.run()
    expectEqual(log.entries, ["a1.0", "b1.0", "c1.0"])
  }

  @Test("A time in the past needs no sleep")
  func past() async throws {
    scheduler.advance(to: .seconds(5))
    try await scheduler.clock.sleep(until: TestClock.Instant(offset: .seconds(3)))
    try await scheduler.clock.sleep(for: .zero)
    expectEqual(scheduler.clock.now.offset, .seconds(5))
  }

  @Test("A canceled sleep ends immediately and leaves nothing behind")
  func cancel() async {
    let task = scheduler.task { [self] in
      do {
        try await scheduler.clock.sleep(for: .seconds(9))
      } catch {
        note("\(type(of: error))")
      }
    }
    scheduler.advance(by: .seconds(1))
    task.cancel()
    scheduler.run()
    expectEqual(log.entries, ["CancellationError1.0"])
    expectEqual(scheduler.now, .seconds(1))
  }

  @Test("A canceled task does not sleep")
  func cancelledBefore() async {
    let task = scheduler.task { [self] in try await scheduler.clock.sleep(for: .seconds(9)) }
    task.cancel()
    scheduler.run()
    await #expect(throws: CancellationError.self) { try await task.value }
    expectEqual(scheduler.now, .zero)
  }

  @Test("Child tasks and actors run on the scheduler too, without yields")
  func structured() async throws {
    actor Counter {
      var count = 0
      func add(_ n: Int) { count += n }
    }
    let counter = Counter()
    let task = scheduler.task { [self] in
      await withTaskGroup(of: Void.self) { group in
        for n in 1...3 {
          group.addTask { [self] in
            try? await scheduler.clock.sleep(for: .seconds(n))
            await counter.add(n)
            note("\(n) at ")
          }
        }
      }
      return await counter.count
    }
    scheduler.run()
    expectEqual(log.entries, ["1 at 1.0", "2 at 2.0", "3 at 3.0"])
    #expect(try await task.value == 6)
  }

  @Test("The steps of a task are work of the scheduler")
  func current() {
    scheduler.task { [scheduler, log] in
      log.append("\(currentScheduler as? TestScheduler === scheduler)")
    }
    scheduler.run()
    expectEqual(log.entries, ["true"])
  }

  @Test("A task that sleeps elsewhere is woken and continues there")
  func elsewhere() {
    let other = TestScheduler()
    other.task { [self] in
      try await scheduler.clock.sleep(for: .seconds(2))
      note("\(other.now / .seconds(1)) there, here ")
    }
    other.run()
    scheduler.run()
    expectEqual(log.entries, [])
    other.run()
    expectEqual(log.entries, ["0.0 there, here 2.0"])
  }
}
