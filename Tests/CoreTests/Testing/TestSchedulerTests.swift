import _ReactiveSignalsAtomics
import TestSupport

@Suite(.withoutLeaks) struct TestSchedulerTests {
  let scheduler = TestScheduler()
  let log = Log<String>()

  /// Schedules work that logs `text` with the time.
  private func note(_ text: String, after delay: Duration = .zero) -> any Disposable {
    scheduler.schedule(after: delay) { [scheduler, log] in log.append("\(text)\(scheduler.now / .seconds(1))")
    }
  }

  @Test("Time starts at zero or at the given time")
  func now() {
    expectEqual(scheduler.now, .zero)
    scheduler.advance(by: .milliseconds(1500))
    scheduler.advance(to: .seconds(3))
    scheduler.advance(ticks: 2)
    expectEqual(scheduler.now, .seconds(5))
  }

  @Test("Running an empty scheduler does nothing", .proves("B363"))
  func empty() {
    scheduler.run()
    expectEqual(scheduler.now, .zero)
    #expect(scheduler.isIdle)
  }

  @Test("Advancing runs all due work and the work it schedules", .proves("B364", "B372", "W76"))
  func advance() {
    _ = note("a", after: .seconds(1))
    scheduler.schedule(after: .seconds(2)) { [self] in
      _ = note("b")
      _ = note("c", after: .seconds(1))
    }
    _ = note("d", after: .seconds(4))
    scheduler.advance(by: .seconds(3))
    expectEqual(log.entries, ["a1.0", "b2.0", "c3.0"])
    expectEqual(scheduler.now, .seconds(3))
    #expect(!scheduler.isIdle)
    scheduler.cancelAll()
  }

  @Test("run ends at the last work, when none is left", .proves("B364"))
  func run() {
    scheduler.schedule(after: .seconds(2)) { [self] in _ = note("b", after: .seconds(5)) }
    _ = note("a")
    scheduler.run()
    expectEqual(log.entries, ["a0.0", "b7.0"])
    expectEqual(scheduler.now, .seconds(7))
    #expect(scheduler.isIdle)
  }

  @Test("Work is scheduled for a time, which is now once it has passed")
  func schedulesAtTime() {
    scheduler.advance(by: .seconds(2))
    for time in [5, 1] {
      scheduler.schedule(at: .seconds(time)) { [scheduler, log] in
        log.append("\(time) at \(scheduler.now / .seconds(1))")
      }
    }
    scheduler.schedule(at: .seconds(4)) { [log] in log.append("never") }.dispose()
    scheduler.run()
    expectEqual(log.entries, ["1 at 2.0", "5 at 5.0"])
  }

  @Test("A step runs the next work at its time and returns whether there was any", .proves("B364"))
  func step() {
    _ = note("b", after: .seconds(2))
    _ = note("a", after: .seconds(1))
    note("canceled", after: .seconds(1)).dispose()
    scheduler.schedule(after: .seconds(3)) { [self] in _ = note("c", after: .seconds(1)) }
    expectEqual(scheduler.step(), 1)
    expectEqual(log.entries, ["a1.0"])
    expectEqual(scheduler.now, .seconds(1))
    expectEqual(scheduler.step(2), 2)
    expectEqual(log.entries, ["a1.0", "b2.0"])
    expectEqual(scheduler.step(5), 1)
    expectEqual(log.entries, ["a1.0", "b2.0", "c4.0"])
    expectEqual(scheduler.step(), 0)
    expectEqual(scheduler.step(0), 0)
    expectEqual(scheduler.now, .seconds(4))
  }

  @Test("A step of repeating work is one round")
  func stepOfRepeating() {
    let work = scheduler.schedule(after: .seconds(1), repeatingEvery: .seconds(2)) { [scheduler, log] in
      log.append("\(scheduler.now / .seconds(1))")
    }
    expectEqual(scheduler.step(3), 3)
    expectEqual(log.entries, ["1.0", "3.0", "5.0"])
    work.dispose()
    expectEqual(scheduler.step(), 0)
  }

  @Test("Work runs by time, then in scheduling order", .proves("B365", "B366", "B369", "W76"))
  func manyInOrder() {
    var generator = SystemRandomNumberGenerator()
    let delays = (0..<2000).map { _ in Int.random(in: 0..<50, using: &generator) }
    let ran = Mutex<[Int]>([])
    let works = delays.indices.map { index in
      scheduler.schedule(after: .seconds(delays[index])) { ran.withLock { $0.append(index) } }
    }
    let canceled = Set(works.indices.filter { $0 % 3 != 0 })
    for index in canceled { works[index].dispose() }
    scheduler.run()
    let expected = delays.indices.filter { !canceled.contains($0) }.sorted {
      (delays[$0], $0) < (delays[$1], $1)
    }
    expectEqual(ran.withLock { $0 }, expected)
  }

  @Test("A negative delay counts as zero")
  func negativeDelay() {
    scheduler.advance(to: .seconds(1))
    _ = note("a", after: .seconds(-5))
    scheduler.run()
    expectEqual(log.entries, ["a1.0"])
  }

  @Test("Canceled work does not run, takes no time and is released immediately", .proves("B368", "W76"))
  func canceled() {
    let lifetimes = Lifetimes()
    let work = scheduler.schedule(after: .seconds(9)) { [object = lifetimes.make()] in
      withExtendedLifetime(object) {}
    }
    _ = note("a", after: .seconds(1))
    expectEqual(lifetimes.live, 1)
    work.dispose()
    #expect(work.isDisposed)
    expectEqual(lifetimes.live, 0)
    scheduler.run()
    expectEqual(scheduler.now, .seconds(1))
  }

  @Test("Work that has run is released, and its disposable reads as disposed")
  func finished() {
    let lifetimes = Lifetimes()
    let work = scheduler.schedule { [object = lifetimes.make()] in withExtendedLifetime(object) {} }
    #expect(!work.isDisposed)
    scheduler.run()
    #expect(work.isDisposed)
    expectEqual(lifetimes.live, 0)
    work.dispose()
  }

  @Test("Work can cancel other work of the same time")
  func cancelFromWork() {
    let other = SerialDisposable()
    scheduler.schedule { other.dispose() }
    other.inner = note("never")
    scheduler.run()
    #expect(log.entries.isEmpty)
  }

  @Test("Repeating work runs at every interval, counted from the first time", .proves("B367"))
  func repeating() {
    let work = scheduler.schedule(after: .seconds(1), repeatingEvery: .seconds(2)) { [scheduler, log] in
      log.append("\(scheduler.now / .seconds(1))")
    }
    scheduler.advance(to: .seconds(6))
    expectEqual(log.entries, ["1.0", "3.0", "5.0"])
    work.dispose()
    #expect(scheduler.isIdle)
  }

  @Test("Repeating work can end itself")
  func repeatingEndsItself() {
    let work = SerialDisposable()
    work.inner = scheduler.schedule(after: .zero, repeatingEvery: .seconds(1)) { [log] in
      log.append("x")
      if log.entries.count == 3 { work.dispose() }
    }
    scheduler.run()
    expectEqual(log.entries.count, 3)
    expectEqual(scheduler.now, .seconds(2))
  }

  @Test("A time that cannot be reached is the latest one, and no number of ticks overflows")
  func latest() {
    for tick in [Duration.seconds(1), .seconds(Int64.max)] {
      let scheduler = TestScheduler(tick: tick)
      let count = Count()
      scheduler.schedule(after: .seconds(5)) { count.up() }
      scheduler.advance(ticks: .max)
      scheduler.advance(by: Duration(attoseconds: .max))
      expectEqual(count.value, 1)
      scheduler.schedule(after: .seconds(5)) { count.up() }
      scheduler.run()
      expectEqual(count.value, 2)
    }
  }

  @Test("The limit of rounds counts the work of one time in one call")
  func rounds() {
    let scheduler = TestScheduler(maximumRounds: 5)
    for time in 0..<20 { scheduler.schedule(after: .seconds(time / 5)) {} }
    scheduler.run()
    for _ in 0..<20 {
      scheduler.schedule {}
      scheduler.advance(by: .zero)
    }
    #expect(scheduler.isIdle)
  }

  @Test("The limit of run is reached only when more work waits")
  func limit() {
    for _ in 0..<10 { scheduler.schedule {} }
    scheduler.run(limit: 10)
    #expect(scheduler.isIdle)
  }

  @Test("Work that waits at the release of the scheduler is released, not run", .proves("B371", "W76"))
  func release() {
    let lifetimes = Lifetimes()
    var local: TestScheduler? = TestScheduler()
    let work = local?.schedule { [log, object = lifetimes.make()] in
      log.append("ran")
      withExtendedLifetime(object) {}
    }
    local = nil
    expectEqual(lifetimes.live, 0)
    #expect(log.entries.isEmpty)
    work?.dispose()
  }

  @Test("The scheduler is current while its work runs, and the previous one afterwards", .proves("B373"))
  func current() {
    let outer = TestScheduler()
    let isCurrent = { @Sendable (scheduler: TestScheduler) in currentScheduler as? TestScheduler === scheduler
    }
    outer.schedule { [scheduler, log] in
      scheduler.schedule { log.append("inner \(isCurrent(scheduler))") }
      scheduler.run()
      log.append("outer \(isCurrent(outer))")
    }
    outer.run()
    expectEqual(log.entries, ["inner true", "outer true"])
    #expect(!isCurrent(outer))
  }

  @Test("Any thread may schedule and cancel while another advances the time")
  func threads() {
    let ran = Log<Int>()
    onThreads(4) { [scheduler] thread in
      for number in 0..<500 {
        let work = scheduler.schedule(after: .milliseconds(number)) { ran.append(thread) }
        if number.isMultiple(of: 2) { work.dispose() }
        if thread == 0 { scheduler.advance(by: .milliseconds(1)) }
      }
    }
    scheduler.run()
    // Canceled work may have run before.
    #expect(ran.entries.count >= 1000)
    #expect(ran.entries.count <= 2000)
    #expect(scheduler.isIdle)
  }

  @Test("All waiting work can be canceled together")
  func cancelAll() {
    let lifetimes = Lifetimes()
    let works = (0..<3).map { number in
      scheduler.schedule(after: .seconds(number)) { [object = lifetimes.make()] in
        withExtendedLifetime(object) {}
      }
    }
    scheduler.cancelAll()
    expectEqual(lifetimes.live, 0)
    #expect(works.allSatisfy { $0.isDisposed })
    #expect(scheduler.isIdle)
  }
}
