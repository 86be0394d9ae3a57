import Dispatch
import TestSupport

@Suite(.withoutLeaks)
struct MainSchedulerTests {
  @Test("Work runs later, also from the main actor", .proves("B168", "B348"))
  @MainActor
  func asynchronous() async {
    let log = Log<String>()
    await waitUntilCalled { done in
      MainScheduler.shared.schedule {
        log.append("work")
        done()
      }
      log.append("scheduled")
    }
    expectEqual(log.entries, ["scheduled", "work"])
  }

  @Test("Work runs on the main actor")
  func isolation() async {
    await waitUntilCalled { done in
      MainScheduler.shared.schedule {
        MainActor.assumeIsolated {}
        dispatchPrecondition(condition: .onQueue(.main))
        done()
      }
    }
  }

  @Test("Its description names it")
  func description() {
    expectEqual("\(MainScheduler.shared)", "MainScheduler")
  }
}
