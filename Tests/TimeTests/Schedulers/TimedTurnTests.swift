import Dispatch
import TestSupport

@testable import ReactiveSignals

/// Timed work runs first by time, then in the order in which turns were taken.
@Suite(.withoutLeaks) struct TimedTurnTests {
  @Test(
    "Of work due in one instant, the first that took its turn runs first",
    arguments: [SchedulerKind.main, .queue, .concurrentTarget]
  )
  func order(_ kind: SchedulerKind) async throws {
    let scheduler = try #require(kind.make() as? any OrderlyScheduler)
    let log = Log<Int>()
    await waitUntilCalled { done in
      // From the scheduler's own work, so that nothing can start before all is scheduled.
      scheduler.schedule {
        let time = scheduler.now + .milliseconds(1)
        let turns = (0..<10).map { _ in scheduler.turn(at: time) }
        for number in (0..<10).reversed() {
          _ = scheduler.schedule(at: turns[number]) {
            log.append(number)
            if number == 9 { done() }
          }
        }
      }
    }
    expectEqual(log.entries, Array(0..<10))
  }

  @Test("Work due between two delayed values runs between them", arguments: SchedulerKind.allCases)
  func delay(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let subject = Subject<String, Never>()
    let log = Log<String>()
    let subscriptions = CompoundDisposable()
    func subscribe(on scheduler: some TimedScheduler, _ handler: @escaping @Sendable (String) -> Void) {
      subscriptions.add(subject.delay(for: .zero, on: scheduler).subscribe(next: handler))
    }
    await waitUntilCalled { done in
      subscribe(on: scheduler) { value in
        log.append(value)
        if value == "c" { done() }
      }
      // From the scheduler's own work, so that all is due when the first can run.
      scheduler.schedule {
        for value in ["a", "b", "c"] {
          subject.send(value)
          if value != "c" { scheduler.schedule(after: .zero) { log.append("after \(value)") } }
        }
      }
    }
    subscriptions.dispose()
    expectEqual(log.entries, ["a", "after a", "b", "after b", "c"])
  }

  @Test("Repeating work takes a new turn each time")
  func repeating() async {
    let queue = DispatchQueue(label: "timers", target: .global())
    let timers = TimerQueue(on: queue) { $0.runDueWork() }
    let log = Log<String>()
    let ticks = SerialDisposable()
    await waitUntilCalled { done in
      queue.async {
        let time = MonotonicTime.now.sinceSystemStart + .milliseconds(1)
        let tick = ScheduledWork(on: timers, repeats: true, as: .immediate) {
          log.append("tick")
          guard log.entries.count == 3 else { return }
          ticks.dispose()
          done()
        }
        ticks.inner = tick
        let other = ScheduledWork(on: timers, as: .immediate) { log.append("other") }
        timers.schedule(at: timers.turn(at: time), repeatingEvery: .milliseconds(1), tick)
        timers.schedule(at: timers.turn(at: time + .milliseconds(1)), other)
      }
    }
    expectEqual(log.entries, ["tick", "other", "tick"])
  }
}
