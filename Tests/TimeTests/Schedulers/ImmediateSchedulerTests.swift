import TestSupport

@Suite(.withoutLeaks)
struct ImmediateSchedulerTests {
  @Test("Work runs inline", .proves("B346"))
  func inline() {
    let log = Log<Int>()
    log.append(1)
    ImmediateScheduler().schedule { log.append(2) }
    log.append(3)
    expectEqual(log.entries, [1, 2, 3])
  }

  @Test("The returned disposable exists and is disposed", .proves("B346", "W75"))
  func handle() {
    let handle: any Disposable = ImmediateScheduler().schedule {}
    #expect(handle.isDisposed)
    handle.dispose()
  }

  @Test("The current scheduler does not change", .proves("B346"))
  func current() async {
    let runs = Counter()
    ImmediateScheduler().schedule {
      #expect(currentScheduler == nil)
      runs.next()
    }
    let queue = QueueScheduler()
    await waitUntilCalled { done in
      queue.schedule {
        ImmediateScheduler().schedule {
          #expect(isSame(currentScheduler, queue))
          runs.next()
        }
        #expect(isSame(currentScheduler, queue))
        done()
      }
    }
    expectEqual(runs.value, 2)
  }

  @Test("The immediate scheduler has no clock", .proves("W73", "W77"))
  func untimed() {
    let scheduler: any Scheduler = ImmediateScheduler()
    #expect(!(scheduler is any TimedScheduler))
  }
}
