import Dispatch
import TestSupport

@Suite(.withoutLeaks)
struct SubscribeOnTests {
  @Test("Sent values are released")
  func releases() {
    expectReleasesValues("subscribe(on:)") { source, _ in source.subscribe(on: .immediate) }
  }

  @Test("The source runs in work on the scheduler", .proves("B170"), arguments: SchedulerKind.allCases)
  func source(_ kind: SchedulerKind) async {
    let scheduler = kind.make()
    let log = Log<Int>()
    await waitUntilCalled { done in
      Signal<Int, Never>.create { subscriber in
        #expect(isSame(currentScheduler, scheduler))
        subscriber.send(1)
        subscriber.complete()
      }
      .subscribe(on: scheduler)
      .subscribe(
        next: {
          #expect(isSame(currentScheduler, scheduler))
          log.append($0)
        },
        completed: done
      )
    }
    expectEqual(log.entries, [1])
  }

  @Test("Disposal before the work cancels it and releases the handlers", .proves("B023", "B170"))
  func disposal() {
    let scheduler = TestScheduler()
    let lifetimes = Lifetimes()
    let subscription: any Disposable
    do {
      let tracked = lifetimes.make()
      subscription = Signal<Int, Never>.create { _ in Issue.record("The source ran") }
        .subscribe(on: scheduler)
        .subscribe { _ in withExtendedLifetime(tracked) {} }
    }
    expectEqual(lifetimes.live, 1)
    #expect(!scheduler.isIdle)
    subscription.dispose()
    #expect(scheduler.isIdle)
    expectEqual(lifetimes.live, 0)
    scheduler.run()
  }

  @Test("Only events sent while subscribing are delivered on the scheduler", .proves("B171", "W39"))
  func asynchronousEvents() {
    let scheduler = TestScheduler()
    let subject = Subject<Int, Never>()
    let current = Log<Bool>()
    Signal.concat(Signal.just(0), Signal(subject))
      .subscribe(on: scheduler)
      .subscribe { _ in current.append(isSame(currentScheduler, scheduler)) }
    scheduler.run()
    subject.send(1)
    expectEqual(current.entries, [true, false])
  }

  @Test("With the subscription scheduler, subscribing is synchronous on a scheduler", .proves("W34"))
  func subscriptionScheduler() async {
    let signal = [1, 2].signal().subscribe(on: SubscriptionScheduler.shared)
    expectEqual(signal.values(), [1, 2])
    await waitUntilCalled { done in
      DispatchQueue.global().async {
        [1].signal().subscribe(on: SubscriptionScheduler.shared).subscribe { _ in
          #expect(currentScheduler is QueueScheduler)
          done()
        }
      }
    }
  }
}
