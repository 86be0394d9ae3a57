import TestSupport
import class ReactiveSignalsTestingTraits.Shared

@testable import ReactiveSignals

@Suite(.withoutLeaks) struct IntervalTests {
  private let scheduler = TestScheduler()

  @Test("Each subscription has a timer of its own", .proves("B058"))
  func perSubscription() {
    let signal = Signal.interval(.seconds(2), on: scheduler)
    let first = scheduler.record(signal)
    let second = scheduler.record(signal, during: "-^---!")
    scheduler.advance(ticks: 8)
    expectEqual(first, "--0-1-2-3")
    expectEqual(second, "---0-----")
  }

  // MARK: Ticks that are missed

  @Test("Ticks that a busy scheduler misses are skipped with their numbers", .proves("B059"))
  func missed() {
    let scheduler = LateScheduler()
    let ticks = Signal.interval(.seconds(1), on: scheduler).recorded()
    for time in [1, 2.25, 3, 29.5, 30, 31] { scheduler.runDueWork(at: .seconds(time)) }
    expectEqual(ticks.recorder.values, [0, 1, 2, 28, 29, 30])
    ticks.subscription.dispose()
  }

  @Test("A tick that is late beyond the time of the next one takes its number, and no number is sent twice")
  func late() {
    let scheduler = LateScheduler()
    let ticks = Signal.interval(.milliseconds(100), on: scheduler).recorded()
    // The times of a scheduler whose other work has delayed it twice.
    for time in [0.35, 0.35, 0.39, 0.4, 0.4, 0.65] { scheduler.runDueWork(at: .seconds(time), even: true) }
    expectEqual(ticks.recorder.values, [2, 3, 5])
    ticks.subscription.dispose()
  }

  @Test("The numbers are exact for intervals that no floating-point number represents")
  func exact() {
    let scheduler = LateScheduler()
    let interval = Duration.seconds(1) / 3
    let ticks = Signal.interval(interval, on: scheduler).recorded()
    for number in 1...1_000 { scheduler.runDueWork(at: interval * number) }
    expectEqual(ticks.recorder.values, Array(0..<1_000))
    ticks.subscription.dispose()
  }

  @Test("A countdown is right after a long handler", .proves("B059"), arguments: SchedulerKind.allCases)
  func countdown(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let start = scheduler.now
    let ticks = Log<(tick: Int, time: Duration)>()
    await waitUntilCalled { done in
      Signal<Int, Never>.interval(.milliseconds(1), on: scheduler).take(6)
        .subscribe(
          next: { tick in
            let time = scheduler.now
            ticks.append((tick, time - start))
            // Occupies the scheduler while 25 ticks fall due.
            if ticks.entries.count == 3 { while scheduler.now - time < .milliseconds(25) {} }
          },
          completed: done
        )
    }
    let sent = ticks.entries
    expectEqual(sent.count, 6)
    #expect(zip(sent, sent.dropFirst()).allSatisfy { $0.tick < $1.tick })
    #expect(sent.allSatisfy { $0.time >= .milliseconds($0.tick + 1) })
    #expect(sent[3].tick >= sent[2].tick + 25)
  }

  @Test("A busy queue with the clock of another scheduler receives each tick of the clock")
  func otherClock() async {
    let clock = scheduler
    for queue in [TaskScheduler(timedBy: clock), TaskScheduler(timedBy: TaskScheduler(timedBy: clock))] {
      let ticks = Log<Int>()
      await waitUntilCalled { done in
        Signal<Int, Never>.interval(.seconds(1), on: queue).take(5)
          .subscribe(
            next: {
              #expect(isSame(currentScheduler, queue))
              ticks.append($0)
            },
            completed: done
          )
        clock.advance(ticks: 5)
      }
      expectEqual(ticks.entries, [0, 1, 2, 3, 4])
    }
  }

  @Test(
    "An interval in virtual time that is left alone is released with its scheduler",
    .leavesSubscriptions("an interval has no end")
  )
  func leftAlone() {
    weak let leaked = {
      let scheduler = TestScheduler()
      Signal.interval(.seconds(1), on: scheduler).subscribe()
      scheduler.advance(ticks: 3)
      return scheduler
    }()
    #expect(leaked == nil)
  }
}

/// A scheduler with the time that a test states, which can be late: it runs repeating work once for all the times that have passed.
private final class LateScheduler: RunsInline {
  private struct State: Sendable {
    var now = Duration.zero
    var due = Duration.zero
    var interval = Duration.zero
    var work: (@Sendable () -> Void)?
  }

  private let state = Shared(State())

  var now: Duration { state.value.now }

  /// Runs the work, if it is due at `time`.
  ///
  /// - Parameter even: `true` to run it when it is not due, as a scheduler may do that has counted a late run as one for an earlier time.
  func runDueWork(at time: Duration, even isEarly: Bool = false) {
    let work = state.withLock { state -> (@Sendable () -> Void)? in
      state.now = time
      guard isEarly || state.due <= time else { return nil }
      while state.due <= time { state.due += state.interval }
      return state.work
    }
    work?()
  }

  func schedule(
    after delay: Duration,
    repeatingEvery interval: Duration,
    tolerance: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    state.exchange(State(due: delay, interval: interval, work: work))
    return BlockDisposable { [state] in state.withLock { $0.work = nil } }
  }
}
