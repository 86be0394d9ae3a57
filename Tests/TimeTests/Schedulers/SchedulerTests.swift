import Dispatch
import _ReactiveSignalsAtomics
import TestShims
import TestSupport

/// The behavior of all asynchronous schedulers.
@Suite(.withoutLeaks)
struct SchedulerTests {
  @Test("Work runs serially, in scheduling order", .proves("B344"), arguments: SchedulerKind.allCases)
  func order(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let log = Log<Int>()
    let running = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    await waitUntilCalled { done in
      for number in 0..<1_000 {
        scheduler.schedule {
          if running.wrappingAdd(1, ordering: .relaxed).oldValue != 0 {
            overlaps.wrappingAdd(1, ordering: .relaxed)
          }
          log.append(number)
          running.wrappingSubtract(1, ordering: .relaxed)
        }
      }
      scheduler.schedule(done)
    }
    expectEqual(log.entries, Array(0..<1_000))
    expectEqual(overlaps.load(ordering: .relaxed), 0)
  }

  @Test("Work that has not started can be canceled", .proves("B345"), arguments: SchedulerKind.allCases)
  func cancellation(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let log = Log<String>()
    await waitUntilCalled { done in
      // Scheduled from the scheduler's own work, it cannot start before this has returned.
      scheduler.schedule {
        scheduler.schedule { log.append("kept") }
        let handle = scheduler.schedule { log.append("canceled") }
        #expect(!handle.isDisposed)
        handle.dispose()
        #expect(handle.isDisposed)
        handle.dispose()
        scheduler.schedule(done)
      }
    }
    expectEqual(log.entries, ["kept"])
  }

  @Test("Canceling does not interrupt running work", .proves("B345"), arguments: SchedulerKind.allCases)
  func lateCancellation(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let log = Log<String>()
    await waitUntilCalled { done in
      let handle = SerialDisposable()
      scheduler.schedule {
        handle.inner = scheduler.schedule {
          handle.dispose()
          log.append("ran to its end")
          done()
        }
      }
    }
    expectEqual(log.entries, ["ran to its end"])
  }

  @Test("Started work reads as disposed", arguments: SchedulerKind.allCases)
  func finished(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let handle = Shared<(any Disposable)?>(nil)
    await waitUntilCalled { done in
      handle.exchange(scheduler.schedule {})
      scheduler.schedule(done)
    }
    expectEqual(handle.value?.isDisposed, true)
  }

  @Test("Canceled work is released at once, other work after it has run", arguments: SchedulerKind.allCases)
  func release(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let lifetimes = Lifetimes()
    await waitUntilCalled { done in
      scheduler.schedule {
        let handles = CompoundDisposable()
        do {
          let tracked = lifetimes.make()
          let work: @Sendable () -> Void = { withExtendedLifetime(tracked) {} }
          handles.add(scheduler.schedule(work))
          handles.add(scheduler.schedule(after: .seconds(3_600), work))
          handles.add(scheduler.schedule(after: .seconds(3_600), repeatingEvery: .seconds(3_600), work))
        }
        expectEqual(lifetimes.live, 1)
        handles.dispose()
        expectEqual(lifetimes.live, 0)

        let tracked = lifetimes.make()
        scheduler.schedule { withExtendedLifetime(tracked) {} }
        scheduler.schedule(done)
      }
    }
    expectEqual(lifetimes.live, 0)
  }

  @Test("The current scheduler runs the work", .proves("B351"), arguments: SchedulerKind.allCases)
  func current(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let other = QueueScheduler()
    await waitUntilCalled { done in
      scheduler.schedule {
        #expect(isSame(currentScheduler, scheduler))
        other.schedule {
          #expect(isSame(currentScheduler, other))
          scheduler.schedule {
            #expect(isSame(currentScheduler, scheduler))
            other.performAsCurrent { #expect(isSame(currentScheduler, other)) }
            #expect(isSame(currentScheduler, scheduler))
            done()
          }
        }
        #expect(isSame(currentScheduler, scheduler))
      }
    }
  }

  @Test(
    "Work that is never canceled runs in order with other work, and is released before the next",
    arguments: SchedulerKind.allCases
  )
  func workWithoutHandle(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let lifetimes = Lifetimes()
    let log = Log<String>()
    await waitUntilCalled { done in
      // Scheduled from the scheduler's own work, the pieces wait together.
      scheduler.schedule {
        scheduler.schedule { log.append("first") }
        let tracked = lifetimes.make()
        scheduler._enqueue {
          withExtendedLifetime(tracked) {}
          log.append("second, current: \(isSame(currentScheduler, scheduler))")
        }
        scheduler._enqueue { log.append("third, alive: \(lifetimes.live)") }
        scheduler.schedule(done)
      }
    }
    expectEqual(log.entries, ["first", "second, current: true", "third, alive: 0"])
  }

  @Test("Delayed work does not run before its time", .proves("B349"), arguments: SchedulerKind.allCases)
  func delay(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let before = scheduler.now
    let clockBefore = ContinuousClock.now
    await waitUntilCalled { done in
      scheduler.schedule(after: .milliseconds(2)) {
        #expect(isSame(currentScheduler, scheduler))
        done()
      }
    }
    #expect(scheduler.now - before >= .milliseconds(2))
    #expect(clockBefore.duration(to: .now) >= .milliseconds(2))
  }

  @Test("Delayed work can be canceled", .proves("B349"), arguments: SchedulerKind.allCases)
  func cancelledDelay(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let log = Log<String>()
    await waitUntilCalled { done in
      scheduler.schedule {
        scheduler.schedule(after: .zero) { log.append("canceled") }.dispose()
        scheduler.schedule(after: .milliseconds(1)) { done() }
      }
    }
    #expect(log.entries.isEmpty)
  }

  @Test("A delay that is already over takes no time", .proves("B349"), arguments: SchedulerKind.allCases)
  func negativeDelay(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    await waitUntilCalled { done in
      scheduler.schedule(after: .seconds(-3_600), tolerance: .seconds(-1)) { done() }
    }
  }

  @Test("A delay beyond the range of the system never ends", arguments: SchedulerKind.allCases)
  func endlessDelay(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let handle = scheduler.schedule(after: .seconds(Int64.max)) { Issue.record("The end of time") }
    await waitUntilCalled { done in scheduler.schedule(after: .milliseconds(1)) { done() } }
    #expect(!handle.isDisposed)
    handle.dispose()
  }

  @Test("Time is monotonic", .proves("B361", "W74"), arguments: SchedulerKind.allCases)
  func monotonic(_ kind: SchedulerKind) {
    let scheduler = kind.make()
    let before = DispatchTime.now().uptimeNanoseconds
    let now = scheduler.now
    let after = DispatchTime.now().uptimeNanoseconds
    #expect((Duration.nanoseconds(before)...Duration.nanoseconds(after)).contains(now))
  }

  @Test("Work due earlier runs earlier", arguments: SchedulerKind.allCases)
  func delaysInOrder(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let log = Log<Int>()
    // The thread may be suspended at any point, so the due time is known only within bounds.
    let due = Shared<[(earliest: Duration, latest: Duration)]>([])
    await waitUntilCalled { done in
      let running = Counter()
      scheduler.schedule {
        for number in 0..<100 {
          let delay = Duration.microseconds((number * 37) % 100 * 20)
          let before = scheduler.now
          scheduler.schedule(after: delay) {
            log.append(number)
            if running.next() == 100 { done() }
          }
          due.withLock { $0.append((before + delay, scheduler.now + delay)) }
        }
      }
    }
    let order = log.entries
    expectEqual(order.count, 100)
    let times = due.value
    for (position, later) in order.enumerated() {
      for earlier in order[..<position] { #expect(times[earlier].earliest <= times[later].latest) }
    }
  }

  @Test("Equal delays end in their order", .proves("B344"), arguments: SchedulerKind.allCases)
  func equalDelays(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let log = Log<Int>()
    await waitUntilCalled { done in
      // From the scheduler's own work, so that none can start before it is canceled.
      scheduler.schedule {
        for number in 0..<1_000 {
          let handle = scheduler.schedule(after: .milliseconds(1)) {
            log.append(number)
            if number == 999 { done() }
          }
          if number % 3 > 0, number < 999 { handle.dispose() }
        }
      }
    }
    expectEqual(log.entries, (0..<1_000).filter { $0 % 3 == 0 })
  }

  @Test("Timed work may cancel timed work that is due at the same time", arguments: SchedulerKind.allCases)
  func cancelledWhenDue(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let log = Log<String>()
    await waitUntilCalled { done in
      scheduler.schedule {
        let second = SerialDisposable()
        scheduler.schedule(after: .zero) {
          log.append("first")
          second.dispose()
        }
        second.inner = scheduler.schedule(after: .zero) { log.append("second") }
        scheduler.schedule(after: .zero) {
          log.append("third")
          done()
        }
      }
    }
    expectEqual(log.entries, ["first", "third"])
  }

  @Test(
    "Work repeats until disposal, as current",
    .proves("B061", "B350", "W21"),
    arguments: SchedulerKind.allCases
  )
  func repeating(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let before = scheduler.now
    let ticks = Log<Duration>()
    await waitUntilCalled { done in
      let handle = SerialDisposable()
      scheduler.schedule {
        handle.inner = scheduler.schedule(after: .milliseconds(2), repeatingEvery: .milliseconds(1)) {
          #expect(isSame(currentScheduler, scheduler))
          ticks.append(scheduler.now - before)
          guard ticks.entries.count == 3 else { return }
          handle.dispose()
          // Long enough for the next tick to come, if it did.
          scheduler.schedule(after: .milliseconds(3)) { done() }
        }
      }
    }
    expectEqual(ticks.entries.count, 3)
    expectEqual(ticks.entries.first.map { $0 >= .milliseconds(2) }, true)
  }

  @Test("Late repeating work is not done twice", arguments: [SchedulerKind.queue, .actor, .task])
  func lateTicks(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let ticks = Atomic<Int>(0)
    await waitUntilCalled { done in
      let handle = SerialDisposable()
      scheduler.schedule {
        handle.inner = scheduler.schedule(after: .zero, repeatingEvery: .microseconds(100)) {
          ticks.wrappingAdd(1, ordering: .relaxed)
        }
        // Occupies the scheduler while many ticks become due.
        let start = ContinuousClock.now
        while start.duration(to: .now) < .milliseconds(5) {}
        scheduler.schedule {
          handle.dispose()
          done()
        }
      }
    }
    #expect(ticks.load(ordering: .relaxed) <= 1)
  }

  @Test("Other work runs between recursive runs", .proves("B359"), arguments: SchedulerKind.allCases)
  func recursionIsFair(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let log = Log<String>()
    await waitUntilCalled { done in
      let runs = Counter()
      scheduler.schedule {
        scheduler.scheduleRecursively { reschedule in
          let run = runs.next()
          log.append("\(run)")
          if run < 3 { reschedule() } else { done() }
        }
        scheduler.schedule { log.append("other") }
      }
    }
    expectEqual(log.entries, ["1", "other", "2", "3"])
  }

  @Test("Recursive runs take constant stack", .proves("B357"), arguments: SchedulerKind.allCases)
  func deepRecursion(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let count = 5_000
    let runs = Counter()
    // The frames of the runs, for each thread. Nested runs would lie more than 100 bytes apart.
    let frames = Shared<[UInt64: ClosedRange<UInt>]>([:])
    await waitUntilCalled { done in
      scheduler.scheduleRecursively { reschedule in
        let frame = stackAddress()
        frames.withLock { frames in
          let known = frames[thread_id()] ?? frame...frame
          frames[thread_id()] = min(known.lowerBound, frame)...max(known.upperBound, frame)
        }
        if runs.next() < count { reschedule() } else { done() }
      }
    }
    expectEqual(runs.value, count)
    let largest = frames.value.values.map { $0.upperBound - $0.lowerBound }.max()
    expectEqual(largest.map { $0 < 100_000 }, true)
  }
}
