import ReactiveSignals
import Testing

@Suite
struct ImmediateSchedulerTests {
  @Test("B346: work runs inline")
  func inline() {
    let log = Log<Int>()
    log.append(1)
    ImmediateScheduler().schedule { log.append(2) }
    log.append(3)
    #expect(log.entries == [1, 2, 3])
  }

  @Test("W75: the handle is there, and disposed")
  func handle() {
    let handle: any Disposable = ImmediateScheduler().schedule {}
    #expect(handle.isDisposed)
    handle.dispose()
  }

  @Test("B346: the current scheduler stays what it was")
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

  @Test("W73, W77: it has no clock")
  func untimed() {
    let scheduler: any Scheduler = ImmediateScheduler()
    #expect(!(scheduler is any TimedScheduler))
  }
}
