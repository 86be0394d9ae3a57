import TestShims
import TestSupport

@testable import ReactiveSignals

/// Repeating work takes constant stack.
@Suite(.withoutLeaks) struct RepeatingWorkTests {
  /// The difference of stack depth between the 20,000th call and the tenth.
  private func growth(_ repeats: (@escaping @Sendable () -> Void) -> Void) -> Int {
    let calls = Counter()
    let depths = Log<UInt>()
    repeats {
      let number = calls.next()
      if number == 10 || number == 20_000 { depths.append(stackAddress()) }
    }
    guard let first = depths.entries.first, let last = depths.entries.dropFirst().first else {
      Issue.record("Only \(calls.value) calls")
      return 0
    }
    return Int(first) - Int(last)
  }

  @Test("Repeating work of a test scheduler takes the same stack each time")
  func testScheduler() {
    let scheduler = TestScheduler()
    expectEqual(
      growth {
        scheduler.schedule(after: .zero, repeatingEvery: .seconds(1), $0)
        scheduler.advance(ticks: 20_000)
      },
      0
    )
    scheduler.cancelAll()
  }

  @Test("An interval takes the same stack at each tick")
  func interval() {
    let scheduler = TestScheduler()
    expectEqual(
      growth { tick in
        Signal.interval(.seconds(1), on: scheduler).subscribe { _ in tick() }
        scheduler.advance(ticks: 20_000)
      },
      0
    )
    scheduler.cancelAll()
  }

  @Test("Repeating work of the other schedulers takes the same stack each time")
  func scheduledWork() {
    expectEqual(
      growth {
        let work = ScheduledWork(repeats: true, as: .immediate, $0)
        for _ in 0..<20_000 { work.run() }
      },
      0
    )
  }

  @Test("Work that schedules itself takes the same stack each time")
  func recursive() {
    let scheduler = TestScheduler()
    let runs = Counter()
    expectEqual(
      growth { run in
        scheduler.scheduleRecursively { again in
          run()
          if runs.next() < 20_000 { again() }
        }
        scheduler.run()
      },
      0
    )
  }
}
