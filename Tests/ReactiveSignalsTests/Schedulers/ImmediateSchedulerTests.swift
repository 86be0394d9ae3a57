import ReactiveSignals
import Testing

@Suite
struct ImmediateSchedulerTests {
  @Test("B346: the immediate scheduler runs work inline")
  func inline() {
    let log = Log<Int>()
    log.append(1)
    ImmediateScheduler().schedule { log.append(2) }
    log.append(3)
    #expect(log.entries == [1, 2, 3])
  }

  @Test("W75: the immediate scheduler returns a disposed disposable")
  func handle() {
    let handle: any Disposable = ImmediateScheduler().schedule {}
    #expect(handle.isDisposed)
    handle.dispose()
  }

  @Test("B346: the immediate scheduler does not change the current scheduler")
  func current() async {
    ImmediateScheduler().schedule { #expect(currentScheduler == nil) }
    let queue = QueueScheduler()
    await waitUntilCalled { done in
      queue.schedule {
        ImmediateScheduler().schedule { #expect(isSame(currentScheduler, queue)) }
        done()
      }
    }
  }

  @Test("W73, W77: the immediate scheduler has no clock")
  func untimed() {
    let scheduler: any Scheduler = ImmediateScheduler()
    #expect(!(scheduler is any TimedScheduler))
  }
}
