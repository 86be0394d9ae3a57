import Dispatch
import ReactiveSignals
import ReactiveSignalsTesting
import Testing

@Suite
struct CurrentSchedulerTests {
  @Test("B352: the current scheduler on the main actor is the main scheduler")
  @MainActor
  func mainActor() {
    #expect(isSame(currentScheduler, MainScheduler.shared))
    QueueScheduler().performAsCurrent {
      #expect(currentScheduler is QueueScheduler)
    }
    #expect(isSame(currentScheduler, MainScheduler.shared))
  }

  @Test("B352: the current scheduler on the main queue is the main scheduler on any thread")
  func mainQueue() async {
    await waitUntilCalled { done in
      DispatchQueue.main.async {
        #expect(isSame(currentScheduler, MainScheduler.shared))
        done()
      }
    }
  }

  @Test("B352: there is no current scheduler on other queues and in tasks")
  func none() async {
    #expect(currentScheduler == nil)
    await waitUntilCalled { done in
      DispatchQueue.global().async {
        #expect(currentScheduler == nil)
        done()
      }
    }
  }

  @Test("B351, B360: a custom scheduler makes itself current, and the previous one is restored")
  func custom() {
    let outer = Custom(name: "outer")
    let inner = Custom(name: "inner")
    @Sendable func name() -> String? { (currentScheduler as? Custom)?.name }
    #expect(name() == nil)
    outer.schedule {
      #expect(name() == "outer")
      inner.schedule { #expect(name() == "inner") }
      #expect(name() == "outer")
    }
    #expect(name() == nil)
  }

  @Test("B061, W21: a test scheduler is current while it runs work, including repeating work")
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
    #expect(runs.value == 4)
    #expect(currentScheduler == nil)
  }

  @Test("The previous scheduler is restored after an error, and results are returned")
  func errors() {
    let custom = Custom(name: "custom")
    #expect(throws: TestFailure.one) {
      try custom.performAsCurrent { () throws(TestFailure) in throw .one }
    }
    #expect(currentScheduler == nil)
    #expect(custom.performAsCurrent { 42 } == 42)
  }

  @Test("B351: each thread has its own current scheduler")
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
