import Dispatch
import _ReactiveSignalsAtomics
import TestSupport

@Suite(.withoutLeaks)
struct RecursiveSchedulingTests {
  @Test("A run without a request is the last", .proves("B354"))
  func once() {
    let runs = Counter()
    ImmediateScheduler().scheduleRecursively { _ in runs.next() }
    expectEqual(runs.value, 1)
  }

  @Test("A request made during a run waits until the run returns", .proves("B354"))
  func deferred() {
    let log = Log<String>()
    let runs = Counter()
    ImmediateScheduler().scheduleRecursively { reschedule in
      let run = runs.next()
      log.append("begin \(run)")
      if run == 1 { reschedule() }
      log.append("end \(run)")
    }
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test("Two requests in one run cause two further runs", .proves("B355"))
  func twice() {
    let runs = Counter()
    ImmediateScheduler().scheduleRecursively { reschedule in
      guard runs.next() == 1 else { return }
      reschedule()
      reschedule()
    }
    expectEqual(runs.value, 3)
  }

  @Test("A request made later is scheduled immediately", .proves("B356"))
  func later() {
    let runs = Counter()
    let saved = Shared<StoredClosure?>(nil)
    ImmediateScheduler().scheduleRecursively { reschedule in
      runs.next()
      saved.exchange(StoredClosure(reschedule))
    }
    let reschedule = saved.value?.run
    expectEqual(runs.value, 1)
    reschedule?()
    expectEqual(runs.value, 2)
    reschedule?()
    expectEqual(runs.value, 3)
  }

  @Test("A hundred thousand runs take constant stack where scheduling is sometimes inline")
  func millionInline() {
    let runs = Counter()
    SubscriptionScheduler.shared.scheduleRecursively { reschedule in
      if runs.next() < 100_000 { reschedule() }
    }
    expectEqual(runs.value, 100_000)
  }

  @Test("Disposal cancels the waiting run and ignores requests", .proves("B358"))
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
    expectEqual(runs.value, 3)
  }

  @Test("Disposal before the first run prevents it", .proves("B358"))
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

  @Test("The work is released at disposal and when no request is possible")
  func release() {
    let lifetimes = Lifetimes()
    let saved = Shared<StoredClosure?>(nil)
    let recursion: any Disposable
    do {
      let tracked = lifetimes.make()
      recursion = ImmediateScheduler().scheduleRecursively { reschedule in
        withExtendedLifetime(tracked) {}
        saved.exchange(StoredClosure(reschedule))
      }
    }
    expectEqual(lifetimes.live, 1)
    recursion.dispose()
    expectEqual(lifetimes.live, 0)

    do {
      let tracked = lifetimes.make()
      ImmediateScheduler().scheduleRecursively { _ in withExtendedLifetime(tracked) {} }
    }
    expectEqual(lifetimes.live, 0)
  }

  @Test("Requests from many threads each cause a run, one at a time")
  func threads() async {
    let runs = Counter()
    let running = Atomic<Int>(0)
    let saved = Shared<StoredClosure?>(nil)
    ImmediateScheduler().scheduleRecursively { reschedule in
      expectEqual(running.wrappingAdd(1, ordering: .relaxed).oldValue, 0)
      runs.next()
      saved.exchange(StoredClosure(reschedule))
      running.wrappingSubtract(1, ordering: .relaxed)
    }
    let request = saved.value?.run
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in request?() }
    expectEqual(runs.value, 1_001)
  }
}
