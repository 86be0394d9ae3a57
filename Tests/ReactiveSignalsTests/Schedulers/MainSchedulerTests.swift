import Dispatch
import ReactiveSignals
import Testing

@Suite
struct MainSchedulerTests {
  @Test("B348, B168: work runs after `schedule` returns, even on the main actor")
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
    #expect(log.entries == ["scheduled", "work"])
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

  @Test("The description is the name of the scheduler")
  func description() {
    #expect("\(MainScheduler.shared)" == "MainScheduler")
  }
}
