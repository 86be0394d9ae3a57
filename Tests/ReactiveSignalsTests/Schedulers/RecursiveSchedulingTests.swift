import Dispatch
import ReactiveSignals
import Synchronization
import Testing

@Suite
struct RecursiveSchedulingTests {
  @Test("B354: a run that does not reschedule is the last")
  func once() {
    let runs = Counter()
    ImmediateScheduler().scheduleRecursively { _ in runs.next() }
    #expect(runs.value == 1)
  }

  @Test("B354: rescheduling during a run takes effect when the run has returned")
  func deferred() {
    let log = Log<String>()
    let runs = Counter()
    ImmediateScheduler().scheduleRecursively { reschedule in
      let run = runs.next()
      log.append("begin \(run)")
      if run == 1 { reschedule() }
      log.append("end \(run)")
    }
    #expect(log.entries == ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test("B355: rescheduling twice in one run causes two further runs")
  func twice() {
    let runs = Counter()
    ImmediateScheduler().scheduleRecursively { reschedule in
      guard runs.next() == 1 else { return }
      reschedule()
      reschedule()
    }
    #expect(runs.value == 3)
  }

  @Test("B356: rescheduling after a run takes effect immediately")
  func later() {
    let runs = Counter()
    let saved = Shared<Action?>(nil)
    ImmediateScheduler().scheduleRecursively { reschedule in
      runs.next()
      saved.exchange(Action(reschedule))
    }
    let reschedule = saved.value?.run
    #expect(runs.value == 1)
    reschedule?()
    #expect(runs.value == 2)
    reschedule?()
    #expect(runs.value == 3)
  }

  @Test("B357: a million runs take constant stack on the immediate scheduler")
  func million() {
    let runs = Counter()
    ImmediateScheduler().scheduleRecursively { reschedule in
      if runs.next() < 1_000_000 { reschedule() }
    }
    #expect(runs.value == 1_000_000)
  }

  @Test("A million runs take constant stack on a scheduler that is sometimes inline")
  func millionInline() {
    let runs = Counter()
    SubscriptionScheduler.shared.scheduleRecursively { reschedule in
      if runs.next() < 1_000_000 { reschedule() }
    }
    #expect(runs.value == 1_000_000)
  }

  @Test("B358: disposing cancels the pending run, and later calls are ignored")
  func disposal() async {
    let scheduler = QueueScheduler()
    let runs = Counter()
    await waitUntilCalled { done in
      let recursion = SerialDisposable()
      scheduler.schedule {
        recursion.inner = scheduler.scheduleRecursively { reschedule in
          reschedule()
          if runs.next() == 3 {
            recursion.dispose()
            reschedule()
            scheduler.schedule { scheduler.schedule(done) }
          }
        }
      }
    }
    #expect(runs.value == 3)
  }

  @Test("B358: work that is disposed before its first run does not run")
  func disposedBefore() async {
    let scheduler = QueueScheduler()
    await waitUntilCalled { done in
      scheduler.schedule {
        let recursion = scheduler.scheduleRecursively { _ in Issue.record("It ran") }
        #expect(!recursion.isDisposed)
        recursion.dispose()
        #expect(recursion.isDisposed)
        scheduler.schedule(done)
      }
    }
  }

  @Test("The work is released on disposal, or when nothing can reschedule it")
  func release() {
    let lifetimes = Lifetimes()
    let saved = Shared<Action?>(nil)
    let recursion: any Disposable
    do {
      let tracked = lifetimes.make()
      recursion = ImmediateScheduler().scheduleRecursively { reschedule in
        withExtendedLifetime(tracked) {}
        saved.exchange(Action(reschedule))
      }
    }
    #expect(lifetimes.live == 1)
    recursion.dispose()
    #expect(lifetimes.live == 0)

    do {
      let tracked = lifetimes.make()
      ImmediateScheduler().scheduleRecursively { _ in withExtendedLifetime(tracked) {} }
    }
    #expect(lifetimes.live == 0)
  }

  @Test("Each call from many threads causes a run, one at a time")
  func threads() async {
    let runs = Counter()
    let running = Atomic<Int>(0)
    let saved = Shared<Action?>(nil)
    ImmediateScheduler().scheduleRecursively { reschedule in
      #expect(running.wrappingAdd(1, ordering: .relaxed).oldValue == 0)
      runs.next()
      saved.exchange(Action(reschedule))
      running.wrappingSubtract(1, ordering: .relaxed)
    }
    let request = saved.value?.run
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in request?() }
    #expect(runs.value == 1_001)
  }
}
