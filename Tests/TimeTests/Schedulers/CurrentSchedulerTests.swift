import Dispatch
import TestSupport

@Suite(.withoutLeaks)
struct CurrentSchedulerTests {
  @Test("The current scheduler is the main scheduler on the main actor", .proves("B352"))
  @MainActor
  func mainActor() {
    #expect(isSame(currentScheduler, MainScheduler.shared))
    QueueScheduler().performAsCurrent {
      #expect(currentScheduler is QueueScheduler)
    }
    #expect(isSame(currentScheduler, MainScheduler.shared))
  }

  @Test("The current scheduler is the main scheduler on the main queue, on any thread", .proves("B352"))
  func mainQueue() async {
    await waitUntilCalled { done in
      DispatchQueue.main.async {
        #expect(isSame(currentScheduler, MainScheduler.shared))
        done()
      }
    }
  }

  @Test("There is no current scheduler on foreign queues and in tasks", .proves("B352"))
  func none() async {
    #expect(currentScheduler == nil)
    await waitUntilCalled { done in
      DispatchQueue.global().async {
        #expect(currentScheduler == nil)
        done()
      }
    }
  }

  @Test("A custom scheduler makes itself current and restores the previous one", .proves("B351", "B360"))
  func custom() {
    let outer = Custom(name: "outer")
    let inner = Custom(name: "inner")
    @Sendable func name() -> String? { (currentScheduler as? Custom)?.name }
    expectEqual(name(), nil)
    outer.schedule {
      expectEqual(name(), "outer")
      inner.schedule { expectEqual(name(), "inner") }
      expectEqual(name(), "outer")
    }
    expectEqual(name(), nil)
  }

  @Test("Virtual time runs its work as current, repeating work included", .proves("B061", "W21"))
  func virtualTime() {
    let scheduler = TestScheduler()
    let runs = Counter()
    let work: @Sendable () -> Void = {
      #expect(isSame(currentScheduler, scheduler))
      runs.next()
    }
    scheduler.schedule(work)
    scheduler.schedule(after: .seconds(1), work)
    scheduler.schedule(after: .seconds(1), repeatingEvery: .seconds(1), work)
    scheduler.advance(by: .seconds(2))
    expectEqual(runs.value, 4)
    #expect(currentScheduler == nil)
  }

  @Test("The previous scheduler is restored after an error, and results are returned")
  func errors() {
    let custom = Custom(name: "custom")
    #expect(throws: TestFailure.one) {
      try custom.performAsCurrent { () throws(TestFailure) in throw .one }
    }
    #expect(currentScheduler == nil)
    expectEqual(custom.performAsCurrent { 42 }, 42)
  }

  @Test("Each thread has its own current scheduler", .proves("B351"))
  func threads() async {
    let custom = Custom(name: "custom")
    await waitUntilCalled { done in
      custom.schedule {
        DispatchQueue.global().async {
          #expect(currentScheduler == nil)
          done()
        }
      }
    }
  }
}

private struct Custom: Scheduler {
  let name: String

  @discardableResult
  func schedule(_ work: @escaping @Sendable () -> Void) -> any Disposable {
    performAsCurrent(work)
    return BlockDisposable()
  }
}
